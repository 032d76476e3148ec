import type { EventPage } from '@touchline/contract/events/shapes/event'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveEvent } from './api/running.ts'
import { dayQueryString } from './calendar/day-query-string.ts'
import { useFormProblem } from './use-form-problem.ts'

interface RemoveDialogProps {
  readonly event: EventPage
  readonly onClose: () => void
}

/** Deletes an event that has no answers or comments. */
export function RemoveDialog({ event, onClose }: RemoveDialogProps) {
  const text = useText('running')
  const toast = useToast()
  const navigate = useNavigate()
  const remove = useRemoveEvent(event)
  const problem = useFormProblem(remove.error)

  // Also if a live update has closed the page meanwhile; the dialog says why it failed.
  function leave() {
    toast({ title: text.removed })
    const day = event.startsLocal.slice(0, 10)
    void navigate(`${paths.teamCalendar(event.teamId)}${dayQueryString(day)}`)
  }

  return (
    <ConfirmDialog
      open
      title={text.removeTitle}
      confirmLabel={text.remove}
      busy={remove.isPending}
      onConfirm={() => void remove.mutateAsync().then(leave, () => undefined)}
      onOpenChange={(open) => open || onClose()}
    >
      <p>{text.removeText}</p>
      {event.cancelledAt === null && <p className="mt-2">{text.removeQuiet}</p>}
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  )
}
