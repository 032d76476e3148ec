import type { Event } from '@touchline/contract/events/shapes/event'
import { weekdayOf } from '@touchline/domain/events/days'
import { monthGrid, weekOf } from '@touchline/domain/events/month-grid'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { CalendarOwner } from './calendar-owner.ts'
import { DayCell } from './day-cell.tsx'
import { eventsByDay } from './events-by-day.ts'
import { useDayFocus } from './use-day-focus.ts'

interface MonthGridProps {
  readonly owner: CalendarOwner
  readonly month: string
  readonly today: string
  readonly now: Date
  /** Undefined while loading; the days are shown already. */
  readonly events: readonly Event[] | undefined
  readonly onMonth: (month: string) => void
}

/** Six weeks from Monday to Sunday. */
export function MonthGrid({ owner, month, today, now, events, onMonth }: MonthGridProps) {
  const text = useText('events').calendar
  const format = useFormat()
  const days = monthGrid(month)
  const { day: focused, grid, onKeyDown, choose } = useDayFocus({ month, days, today, onMonth })
  const byDay = eventsByDay(events ?? [])

  return (
    <table
      ref={grid}
      role="grid"
      aria-label={text.grid(format.month(`${month}-01`))}
      aria-busy={events === undefined}
      className="w-full table-fixed border-collapse rounded-surface border border-line bg-surface"
      onKeyDown={onKeyDown}
    >
      <Weekdays monday={days[0] ?? ''} />
      <tbody>
        {[0, 7, 14, 21, 28, 35].map((week) => (
          <tr key={week}>
            {days.slice(week, week + 7).map((day) => (
              <DayCell
                key={day}
                owner={owner}
                day={day}
                look={{
                  isToday: day === today,
                  isOutside: !day.startsWith(month),
                  isFocused: day === focused,
                }}
                events={byDay.get(day) ?? []}
                now={now}
                onFocus={() => choose(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Weekdays({ monday }: { monday: string }) {
  const { weekday } = useText('events').form
  const format = useFormat()
  return (
    <thead>
      <tr>
        {weekOf(monday).map((day) => (
          <th
            key={day}
            scope="col"
            abbr={weekday[weekdayOf(day)]}
            className="border-b border-line px-1 py-2 text-s font-medium text-muted"
          >
            <Weekday name={format.block(`${day}T12:00:00Z`, 'UTC').weekday} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Its first letter where large text leaves no room for more. */
function Weekday({ name }: { name: string }) {
  return (
    <span className="@container block">
      <span className="@max-[2.25rem]:hidden">{name}</span>
      <span className="hidden @max-[2.25rem]:inline">{name.slice(0, 1)}</span>
    </span>
  )
}
