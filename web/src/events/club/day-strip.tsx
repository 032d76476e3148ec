import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import type { ClubPlace } from './use-club-place.ts'

interface DayStripProps {
  readonly place: ClubPlace
  readonly today: string
}

/** The days of the week, one of them selected. */
export function DayStrip({ place, today }: DayStripProps) {
  const format = useFormat()
  const text = useText('events').calendar
  return (
    <div role="group" aria-label={text.week} className="no-print mb-2 grid grid-cols-7 gap-1">
      {place.week.map((day) => {
        const { weekday, day: number } = format.block(`${day}T12:00:00Z`, 'UTC')
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === place.day}
            className={cx(
              'figures flex min-h-11 min-w-0 flex-wrap content-center items-center justify-center gap-x-1.5 rounded-control border text-s leading-tight sm:text-m',
              day === place.day
                ? 'border-transparent bg-accent-ink font-semibold text-ground forced-colors:outline'
                : 'border-edge bg-raised hover:border-ink',
              day === today && day !== place.day && 'font-semibold text-accent-ink',
            )}
            onClick={() => place.showDay(day)}
          >
            <span>{weekday}</span> <span>{number}</span>
          </button>
        )
      })}
    </div>
  )
}
