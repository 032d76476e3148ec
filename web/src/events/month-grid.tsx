import { Popover } from '@base-ui/react/popover'
import type { Event } from '@touchline/contract/events/shapes/event'
import { monthGrid } from '@touchline/domain/events/month-grid'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { CalendarOwner } from './calendar.tsx'
import { DayCell } from './day-cell.tsx'
import { EventSummary } from './event-summary.tsx'
import { useDayFocus } from './use-day-focus.ts'

interface MonthGridProps {
  readonly owner: CalendarOwner
  readonly month: string
  readonly today: string
  /** Undefined while they are on their way: the days stand already. */
  readonly events: readonly Event[] | undefined
  readonly onMonth: (month: string) => void
}

/** Six weeks from Monday to Sunday; each event opens its details without leaving the page. */
export function MonthGrid({ owner, month, today, events, onMonth }: MonthGridProps) {
  const text = useText('events').calendar
  const format = useFormat()
  const days = monthGrid(month)
  const { day: focused, grid, onKeyDown, choose } = useDayFocus({ month, days, today, onMonth })
  const [details] = useState(() => Popover.createHandle<string>())
  const byDay = Map.groupBy(events ?? [], ({ startsLocal }) => startsLocal.slice(0, 10))

  return (
    <>
      <table
        ref={grid}
        role="grid"
        aria-label={text.grid(format.month(`${month}-01`))}
        aria-busy={events === undefined}
        className="w-full table-fixed border-collapse rounded-surface border border-line bg-surface"
        onKeyDown={onKeyDown}
      >
        <Weekdays days={days.slice(0, 7)} />
        <tbody>
          {[0, 7, 14, 21, 28, 35].map((week) => (
            <tr key={week}>
              {days.slice(week, week + 7).map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  look={{
                    isToday: day === today,
                    isOutside: !day.startsWith(month),
                    isFocused: day === focused,
                  }}
                  events={byDay.get(day) ?? []}
                  details={details}
                  onFocus={() => choose(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <EventDetails owner={owner} events={events ?? []} details={details} />
    </>
  )
}

function Weekdays({ days }: { days: readonly string[] }) {
  const { weekday } = useText('events').form
  const format = useFormat()
  const names = Object.values(weekday)
  return (
    <thead>
      <tr>
        {days.map((day, index) => (
          <th
            key={day}
            scope="col"
            abbr={names[index]}
            className="border-b border-line px-1 py-2 text-s font-medium text-muted"
          >
            {format.block(`${day}T12:00:00Z`, 'UTC').weekday}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface EventDetailsProps {
  readonly owner: CalendarOwner
  readonly events: readonly Event[]
  readonly details: Popover.Handle<string>
}

/** One for all events: the one whose chip is looked at. Its answers stay fresh while open. */
function EventDetails({ owner, events, details }: EventDetailsProps) {
  return (
    <Popover.Root handle={details}>
      {({ payload }) => {
        const event = events.find(({ id }) => id === payload)
        return (
          <Popover.Portal>
            <Popover.Positioner sideOffset={4} className="z-30">
              <Popover.Popup
                aria-label={event?.title}
                className="floating w-92 max-w-[calc(100vw-1rem)] overflow-clip"
              >
                {event && (
                  <EventSummary
                    event={event}
                    actor={owner.actor}
                    teamName={owner.teamName?.(event.teamId)}
                  />
                )}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        )
      }}
    </Popover.Root>
  )
}
