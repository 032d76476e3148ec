import { Popover } from '@base-ui/react/popover'
import type { Event } from '@touchline/contract/events/shapes/event'
import { daysCovered } from '@touchline/domain/events/days-covered'
import { ArrowLeft } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { Button } from '#web/ui/button.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

import { useNow } from '../use-now.ts'
import type { CalendarOwner } from './calendar-owner.ts'
import { EventLine } from './event-line.tsx'
import { TeamChip } from './team-chip.tsx'
import type { OpenedItem, useEventDetails } from './use-event-details.ts'

interface EventDetailsProps {
  readonly owner: CalendarOwner
  readonly events: readonly Event[]
  readonly look: OpenedItem
  readonly looking: Pick<ReturnType<typeof useEventDetails>, 'show' | 'close' | 'stay'>
}

/** Stays inside the window. */
const beside = { sideOffset: 4, collisionPadding: 8, className: 'z-30' } as const

/**
 * The details shared by all chips: an event with my answer, or the list of a full day. Both stay
 * up to date.
 */
export function EventDetails({ owner, events, look, looking }: EventDetailsProps) {
  const format = useFormat()
  const words = useUiWords()
  const event = events.find(({ id }) => id === look.eventId)
  const { day } = look
  const hold = () => looking.show({ ...look, isHeld: true })
  return (
    <Popover.Root
      open
      modal={look.isHeld ? 'trap-focus' : false}
      onOpenChange={(open, { reason, event: cause }) => {
        const isOnAnchor = cause.target instanceof Node && look.anchor.contains(cause.target)
        if (open || (reason === 'outside-press' && isOnAnchor)) return
        looking.close()
        if (look.isHeld && reason !== 'outside-press') look.anchor.focus({ preventScroll: true })
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={look.anchor} {...beside}>
          <Popover.Popup
            aria-label={event?.title ?? (day && format.day(day))}
            initialFocus={look.isHeld}
            finalFocus={false}
            className="floating flex max-h-(--available-height) w-92 max-w-[calc(100vw-1rem)] flex-col overflow-clip"
            onPointerDown={hold}
            onFocus={hold}
            {...looking.stay}
          >
            <div className="overflow-y-auto overscroll-contain">
              {event && day !== undefined && (
                <Button
                  size="s"
                  variant="quiet"
                  icon={<ArrowLeft aria-hidden />}
                  className="m-1"
                  onClick={() => looking.show({ ...look, eventId: undefined })}
                >
                  {format.day(day)}
                </Button>
              )}
              {event && <EventLine owner={owner} event={event} />}
              {!event && day !== undefined && (
                <DayEvents
                  owner={owner}
                  events={events}
                  day={day}
                  onChoose={(eventId) => looking.show({ ...look, eventId })}
                />
              )}
              <Popover.Close className="sr-only focus-visible:not-sr-only focus-visible:mx-4 focus-visible:my-2 focus-visible:rounded-control focus-visible:px-2 focus-visible:py-1">
                {words.close}
              </Popover.Close>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface DayEventsProps extends Pick<EventDetailsProps, 'owner' | 'events'> {
  readonly day: string
  readonly onChoose: (eventId: string) => void
}

function DayEvents({ owner, events, day, onChoose }: DayEventsProps) {
  const format = useFormat()
  const now = useNow()
  return (
    <div className="p-3">
      <h2 className="mb-2 text-m">{format.day(day)}</h2>
      <ul className="grid grid-cols-1 gap-1.5">
        {events
          .filter((event) => daysCovered(event).includes(day))
          .map((event) => (
            <li key={event.id} className="min-w-0">
              <TeamChip
                owner={owner}
                event={event}
                day={day}
                now={now}
                isLarge
                onPress={onChoose}
              />
            </li>
          ))}
      </ul>
    </div>
  )
}
