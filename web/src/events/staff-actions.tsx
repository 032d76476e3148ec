import type { EventPage } from '@touchline/contract/events/shapes/event'
import { mayDeleteEvents, mayRunEvents } from '@touchline/domain/events/permissions'
import { Ban, MessageSquarePlus, Pencil, Trash2, Undo2, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import type { AskedOfStaff } from './staff-dialog.tsx'

const StaffDialog = lazy(async () => ({
  default: (await import('./staff-dialog.tsx')).StaffDialog,
}))

/** What staff can do about an event; an admin deletes what is not in use. */
export function StaffActions({ event }: { event: EventPage }) {
  const { page } = useText('events')
  const text = useText('running')
  const { errors } = useText('wire')
  const actor = useActor()
  const [open, setOpen] = useState<AskedOfStaff>()
  if (!mayRunEvents(actor)) return null
  const isCancelled = event.cancelledAt !== null
  const removal = event.isInUse === true ? errors.event_in_use : undefined
  return (
    <div className="no-print flex flex-wrap gap-2">
      <ButtonLink
        size="s"
        icon={<MessageSquarePlus aria-hidden />}
        to={paths.writeAbout(event.teamId, event.id)}
      >
        {text.message}
      </ButtonLink>
      {isCancelled ? (
        <Button size="s" icon={<Undo2 aria-hidden />} onClick={() => setOpen('restore')}>
          {text.restore}
        </Button>
      ) : (
        <>
          <ButtonLink
            size="s"
            icon={<Pencil aria-hidden />}
            to={paths.editEvent(event.teamId, event.id)}
          >
            {page.edit}
          </ButtonLink>
          <Button size="s" icon={<Ban aria-hidden />} onClick={() => setOpen('cancel')}>
            {page.cancelEvent}
          </Button>
          {actor.clubId !== undefined && (
            <Button size="s" icon={<UserPlus aria-hidden />} onClick={() => setOpen('guests')}>
              {text.guests.invite}
            </Button>
          )}
        </>
      )}
      {mayDeleteEvents(actor) && (
        <Button
          size="s"
          icon={<Trash2 aria-hidden />}
          refusal={removal}
          onClick={() => setOpen('remove')}
        >
          {text.remove}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <StaffDialog asked={open} event={event} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
