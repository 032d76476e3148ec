import { ClipboardPen } from 'lucide-react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useRegistrations, type OwnForm, type RegistrationList } from '../api.ts'
import type { Owner } from '../owner.ts'
import { RegistrationCard } from './registration-card.tsx'

interface OpenRegistrationsProps {
  readonly owner: Owner
  readonly form: OwnForm
  /** Undefined for those who may not change the form. */
  readonly onForm: (() => void) | undefined
}

/** What waits for an answer, the oldest first. */
export function OpenRegistrations({ owner, form, onForm }: OpenRegistrationsProps) {
  const text = useText('registrations')
  const list = useRegistrations(owner, 'open')
  if (list.isPending) return <SkeletonRows label={text.loading} />
  if (list.isError && !list.data) return <LoadFailure title={text.failed} query={list} />
  const { registrations, teams } = list.data
  if (registrations.length === 0)
    return (
      <EmptyState
        icon={<ClipboardPen aria-hidden />}
        title={form.isOpen ? text.empty : text.emptyClosed}
        action={onForm && <Button onClick={onForm}>{text.toForm}</Button>}
      >
        {onForm && (form.isOpen ? text.emptyText : text.emptyClosedText)}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {owner.kind === 'team' && <PlacesLeft teams={teams} />}
      <ul className="grid grid-cols-1 gap-4">
        {registrations.map((registration) => (
          <li key={registration.id}>
            <RegistrationCard owner={owner} registration={registration} teams={teams} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A club's teams say it where people are placed. */
function PlacesLeft({ teams: [team] }: Pick<RegistrationList, 'teams'>) {
  const text = useText('registrations')
  if (team === undefined || team.placesLeft === null) return null
  const { name, placesLeft } = team
  return (
    <p className="text-muted">{placesLeft === 0 ? text.full(name) : text.left(name, placesLeft)}</p>
  )
}
