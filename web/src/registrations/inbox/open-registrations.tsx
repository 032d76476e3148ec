import { ClipboardPen } from 'lucide-react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useRegistrations, type ClubForm } from '../api.ts'
import { RegistrationCard } from './registration-card.tsx'

interface OpenRegistrationsProps {
  readonly clubId: string
  readonly form: ClubForm
  readonly onForm: () => void
}

/** What waits for an answer of the club, the oldest first. */
export function OpenRegistrations({ clubId, form, onForm }: OpenRegistrationsProps) {
  const text = useText('registrations')
  const list = useRegistrations(clubId, 'open')
  if (list.isPending) return <SkeletonRows label={text.loading} />
  if (list.isError && !list.data) return <LoadFailure title={text.failed} query={list} />
  const { registrations, teams } = list.data
  if (registrations.length === 0)
    return (
      <EmptyState
        icon={<ClipboardPen aria-hidden />}
        title={form.isOpen ? text.empty : text.emptyClosed}
        action={<Button onClick={onForm}>{text.toForm}</Button>}
      >
        {form.isOpen ? text.emptyText : text.emptyClosedText}
      </EmptyState>
    )
  return (
    <ul className="grid grid-cols-1 gap-4">
      {registrations.map((registration) => (
        <li key={registration.id}>
          <RegistrationCard clubId={clubId} registration={registration} teams={teams} />
        </li>
      ))}
    </ul>
  )
}
