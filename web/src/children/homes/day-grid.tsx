import { type Home, patternDays } from '@touchline/domain/children/homes'
import { addDays } from '@touchline/domain/values/days'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

interface DayGridProps {
  readonly days: readonly Home[]
  readonly nameOf: (home: Home) => string
  /** Without it the days are only shown. */
  readonly onToggle?: (index: number) => void
}

const aMonday = '2026-01-05'
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const look = 'w-full truncate rounded-control border px-0.5 text-center text-s min-h-11'
const looks: Readonly<Record<Home, string>> = {
  1: 'border-accent-ink bg-accent-ink text-ground',
  2: 'border-edge bg-raised',
}

/** Two weeks from Monday to Sunday: with whom the child is. */
export function DayGrid({ days, nameOf, onToggle }: DayGridProps) {
  const text = useText('children').homes
  const { block } = useFormat()
  const weekday = (place: number) => block(`${addDays(aMonday, place)}T12:00:00Z`, 'UTC').weekday
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5">
      <thead>
        <tr>
          {weekdays.map((place) => (
            <th key={place} scope="col" className="text-s font-normal text-muted">
              {weekday(place)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0, patternDays / 2].map((start, week) => (
          <tr key={start}>
            {weekdays.map((place) => {
              const home = days[start + place] ?? 1
              return (
                <td key={place}>
                  {onToggle === undefined ? (
                    <span className={cx(look, 'block leading-10', looks[home])}>
                      {nameOf(home)}
                    </span>
                  ) : (
                    <button
                      type="button"
                      className={cx(look, looks[home])}
                      aria-label={text.dayWith(weekday(place), week + 1, nameOf(home))}
                      onClick={() => onToggle(start + place)}
                    >
                      {nameOf(home)}
                    </button>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
