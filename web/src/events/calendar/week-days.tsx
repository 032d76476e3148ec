import type { Event } from '@touchline/contract/events/shapes/event'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { CalendarOwner } from './calendar-owner.ts'
import { eventsByDay } from './events-by-day.ts'
import { TeamChip } from './team-chip.tsx'

interface WeekDaysProps {
  readonly owner: CalendarOwner
  readonly week: readonly string[]
  readonly today: string
  readonly now: Date
  /** Undefined while loading; the days are shown already. */
  readonly events: readonly Event[] | undefined
}

/** Seven days in a list, with a line at the current time. */
export function WeekDays({ owner, week, today, now, events }: WeekDaysProps) {
  const byDay = eventsByDay(events ?? [])
  return (
    <ol
      aria-busy={events === undefined}
      className="grid max-w-2xl grid-cols-1 rounded-surface border border-line bg-surface"
    >
      {week.map((day) => (
        <li
          key={day}
          aria-current={day === today ? 'date' : undefined}
          className="flex gap-2 border-b border-line px-2 py-1.5 last:border-b-0 sm:gap-4 sm:px-4"
        >
          <DayName day={day} isToday={day === today} />
          {events === undefined ? (
            <Skeleton className="h-11 grow" />
          ) : (
            <DayEvents
              owner={owner}
              day={day}
              events={byDay.get(day) ?? []}
              now={now}
              isToday={day === today}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function DayName({ day, isToday }: { day: string; isToday: boolean }) {
  const format = useFormat()
  const { weekday, day: number } = format.block(`${day}T12:00:00Z`, 'UTC')
  return (
    <h3 className="w-18 shrink-0 font-text text-s font-normal text-muted">
      <span aria-hidden className="flex min-h-8 items-center gap-1.5">
        <span
          className={cx(
            'figures grid size-8 place-items-center rounded-full font-head text-l font-semibold',
            isToday ? 'bg-accent-ink text-ground forced-colors:outline' : 'text-ink',
          )}
        >
          {number}
        </span>
        {weekday}
      </span>
      <span className="sr-only">{format.day(day)}</span>
    </h3>
  )
}

interface DayEventsProps extends Pick<WeekDaysProps, 'owner' | 'now'> {
  readonly day: string
  readonly events: readonly Event[]
  readonly isToday: boolean
}

function DayEvents({ owner, day, events, now, isToday }: DayEventsProps) {
  const begun = events.filter(({ startsAt }) => Date.parse(startsAt) <= now.getTime())
  const coming = events.slice(begun.length)
  const lines = (part: readonly Event[]) =>
    part.map((event) => (
      <li key={event.id} className="min-w-0">
        <TeamChip owner={owner} event={event} day={day} now={now} isLarge />
      </li>
    ))
  return (
    <ul className="grid min-w-0 grow grid-cols-1 content-center gap-1.5">
      {lines(isToday ? begun : events)}
      {isToday && <NowLine />}
      {isToday && lines(coming)}
    </ul>
  )
}

/** The line between past and coming events. */
function NowLine() {
  const text = useText('events').calendar
  return (
    <li className="flex items-center">
      <span className="sr-only">{text.now}</span>
      <span
        aria-hidden
        className="size-2 rounded-full bg-accent-ink forced-colors:bg-[Highlight]"
      />
      <span aria-hidden className="h-0.5 grow bg-accent-ink forced-colors:bg-[Highlight]" />
    </li>
  )
}
