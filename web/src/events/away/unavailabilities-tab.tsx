import type { Unavailability } from '@touchline/contract/events/shapes/unavailability'
import { CalendarOff, CalendarX } from 'lucide-react'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type PersonKey, useRemoveDaysAway, useUnavailabilities } from '../api/away.ts'
import { AwayDialog } from './away-dialog.tsx'
import { AwayRow } from './away-row.tsx'

interface UnavailabilitiesTabProps {
  readonly person: PersonKey
  /** The person's name in sentences. */
  readonly name: string
}

/** Absences: entered once, answered everywhere. */
export function UnavailabilitiesTab({ person, name }: UnavailabilitiesTabProps) {
  const text = useText('away')
  const { errors, tryAgain } = useText('wire')
  const days = useUnavailabilities(person)
  const [edited, setEdited] = useState<Unavailability | 'new'>()
  const [removed, setRemoved] = useState<Unavailability>()
  const add = (
    <Button icon={<CalendarX aria-hidden />} onClick={() => setEdited('new')}>
      {text.add}
    </Button>
  )

  if (days.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (!days.data)
    return (
      <ErrorState
        title={errors[codeOf(days.error)]}
        action={<Button onClick={() => void days.refetch()}>{tryAgain}</Button>}
      />
    )
  return (
    <div className="grid justify-items-start gap-4">
      {days.data.length === 0 ? (
        <EmptyState icon={<CalendarOff aria-hidden />} title={text.emptyTitle} action={add}>
          {text.emptyText(name)}
        </EmptyState>
      ) : (
        <>
          <ul className="w-full divide-y divide-line">
            {days.data.map((one) => (
              <AwayRow
                key={one.id}
                days={one}
                onEdit={() => setEdited(one)}
                onRemove={() => setRemoved(one)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      <p className="max-w-measure text-s text-muted">{text.privacy}</p>
      <AwayDialog
        person={person}
        name={name}
        edited={edited}
        onClose={() => setEdited(undefined)}
      />
      <RemoveDialog person={person} removed={removed} onClose={() => setRemoved(undefined)} />
    </div>
  )
}

interface RemoveDialogProps {
  readonly person: PersonKey
  readonly removed: Unavailability | undefined
  readonly onClose: () => void
}

function RemoveDialog({ person, removed, onClose }: RemoveDialogProps) {
  const text = useText('away')
  const { errors } = useText('wire')
  const toast = useToast()
  const remove = useRemoveDaysAway(person)

  function confirm() {
    if (removed === undefined) return
    remove.mutate(removed.id, {
      onSuccess: () => toast({ title: text.removed }),
      onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={removed !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.removeTitle}
      confirmLabel={text.removeConfirm}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      {text.removeText}
    </ConfirmDialog>
  )
}
