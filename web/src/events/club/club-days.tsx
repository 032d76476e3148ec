import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { eventsByDay } from '../calendar/events-by-day.ts'
import { ClubEventChip } from './club-event-chip.tsx'
import type { ShownWeek } from './club-week-data.ts'

interface ClubDaysProps {
  readonly shown: ShownWeek
  readonly days: readonly string[]
  readonly today: string
}

/** A week: by day on a phone, otherwise in seven columns. */
export function ClubWeek({ shown, days, today }: ClubDaysProps) {
  const byDay = eventsByDay(shown.events)
  return (
    <ol className="grid grid-cols-1 gap-px overflow-clip rounded-surface border border-line bg-line lg:grid-cols-7">
      {days.map((day) => {
        const events = byDay.get(day) ?? []
        return (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className="min-w-0 bg-surface px-2 py-1.5 max-lg:flex max-lg:gap-2 lg:min-h-96"
          >
            <DayHeading day={day} isToday={day === today} />
            <ul className="grid min-w-0 grow grid-cols-1 content-start gap-1.5">
              {events.map((event) => (
                <li key={event.id} className="min-w-0">
                  <ClubEventChip event={event} shown={shown} day={day} />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

function DayHeading({ day, isToday }: { day: string; isToday: boolean }) {
  const format = useFormat()
  const { weekday, day: number } = format.block(`${day}T12:00:00Z`, 'UTC')
  return (
    <h3 className="w-18 shrink-0 font-text text-s font-normal text-muted lg:mb-2 lg:w-auto">
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

/** As many as fit on a day of a month. */
const maxShown = 4

interface ClubMonthProps extends ClubDaysProps {
  readonly month: string
  readonly onDay: (day: string) => void
}

/** A month: a list of days with events on a phone, otherwise six weeks. */
export function ClubMonth({ shown, days, month, today, onDay }: ClubMonthProps) {
  const format = useFormat()
  const text = useText('events').calendar
  const byDay = eventsByDay(shown.events)
  return (
    <ol className="grid grid-cols-1 gap-px overflow-clip rounded-surface border border-line bg-line lg:grid-cols-7">
      {days.map((day) => {
        const events = byDay.get(day) ?? []
        const isOutside = !day.startsWith(month)
        return (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={cx(
              'min-w-0 bg-surface px-1.5 py-1 max-lg:flex max-lg:gap-2 lg:min-h-28',
              (isOutside || events.length === 0) && 'max-lg:hidden',
              isOutside && 'bg-sunken',
            )}
          >
            <button
              type="button"
              className="figures min-h-6 w-18 shrink-0 text-left text-s text-muted underline-offset-2 hover:underline max-lg:min-h-9 lg:w-auto"
              onClick={() => onDay(day)}
            >
              <span className={cx(day === today && 'font-semibold text-ink')}>
                {format.dayOf(`${day}T12:00:00Z`, 'UTC')}
              </span>
            </button>
            <ul className="grid min-w-0 grow grid-cols-1 content-start gap-1">
              {events.slice(0, maxShown).map((event) => (
                <li key={event.id} className="min-w-0">
                  <ClubEventChip event={event} shown={shown} day={day} isSmall />
                </li>
              ))}
              {events.length > maxShown && (
                <li>
                  <button
                    type="button"
                    className="min-h-6 text-s underline"
                    onClick={() => onDay(day)}
                  >
                    {text.more(events.length - maxShown)}
                  </button>
                </li>
              )}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
