import type { Home } from '@touchline/domain/children/homes'
import { addDays } from '@touchline/domain/values/days'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import type { Fortnight } from './fortnight.ts'
import { HomeLegend, homeLooks } from './home-legend.tsx'
import type { Parents } from './names.ts'

interface DayGridProps {
  readonly fortnight: Fortnight
  readonly parents: Parents
  readonly homeOn: (day: string) => Home | undefined
  /** Leave out for a read-only grid. */
  readonly onToggle?: (day: string) => void
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** Two weeks from Monday to Sunday: where the child is. */
export function DayGrid({ fortnight, ...props }: DayGridProps) {
  const text = useText('children').homes
  const format = useFormat()
  const [first] = fortnight.weeks
  return (
    <div className="grid w-full gap-2">
      <HomeLegend parents={props.parents} />
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            {weekdays.map((place) => (
              <th key={place} scope="col" className="text-s font-normal text-muted">
                {format.block(`${addDays(first.monday, place)}T12:00:00Z`, 'UTC').weekday}
              </th>
            ))}
          </tr>
        </thead>
        {fortnight.weeks.map(({ monday, which }) => (
          <tbody key={monday}>
            <tr>
              <th colSpan={7} scope="rowgroup" className="pt-1 text-left text-s font-normal">
                {which && <span className="font-medium">{text[which]}</span>}
                {which && ' · '}
                <span className="text-muted">{format.days(monday, addDays(monday, 6))}</span>
              </th>
            </tr>
            <tr>
              {weekdays.map((place) => (
                <td key={place}>
                  <Day day={addDays(monday, place)} today={fortnight.today} {...props} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface DayProps extends Omit<DayGridProps, 'fortnight'> {
  readonly day: string
  readonly today: string
}

const look = 'grid w-full min-h-11 content-center rounded-control border text-center leading-tight'

function Day({ day, today, parents, homeOn, onToggle }: DayProps) {
  const text = useText('children').homes
  const format = useFormat()
  const home = homeOn(day)
  const parent = home && parents[home]
  const cell = {
    className: cx(look, home ? homeLooks[home] : 'border-line text-muted'),
    ...(day === today && { 'aria-current': 'date' as const }),
  }
  const shown = (
    <>
      <span aria-hidden className={cx('text-s', day === today && 'font-bold underline')}>
        {Number(day.slice(8))}
      </span>
      <span aria-hidden className="font-bold">
        {parent?.mark ?? '–'}
      </span>
      <span className="sr-only">{text.dayWith(format.dayOf(day, 'UTC'), parent?.name ?? '–')}</span>
    </>
  )
  if (onToggle === undefined) return <span {...cell}>{shown}</span>
  return (
    <button type="button" {...cell} onClick={() => onToggle(day)}>
      {shown}
    </button>
  )
}
