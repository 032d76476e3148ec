import { type DateOrder, readWritten } from '../../members/import/dates.ts'
import { existingDay } from '../../values/birth-date.ts'

export type DayProblem = 'date_unreadable' | 'date_without_year' | 'date_no_such_day'

export type ReadDay =
  | { readonly kind: 'day'; readonly day: string | null }
  /** Day and month could be either way round. */
  | { readonly kind: 'open' }
  | { readonly kind: 'problem'; readonly problem: DayProblem }

export interface DayReading {
  readonly order: DateOrder | undefined
  readonly today: string
  /** First and last day of the season: they tell the year where none is written. */
  readonly season: { readonly from: string; readonly until: string } | null
}

/** The day of a match; null where nothing is written. */
export function readDay(written: string, { order, today, season }: DayReading): ReadDay {
  if (written === '') return { kind: 'day', day: null }
  const short = /^(\d{1,2})[./](\d{1,2})\.?$/.exec(written)
  if (short) return withoutYear(Number(short[2]), Number(short[1]), season)
  const date = readWritten(written, horizonOf(today))
  if (date.kind === 'unreadable') return { kind: 'problem', problem: 'date_unreadable' }
  if (date.kind === 'certain') return dayOf(date)
  const inOrder = (chosen: DateOrder) =>
    chosen === 'DMY'
      ? dayOf({ year: date.year, month: date.second, day: date.first })
      : dayOf({ year: date.year, month: date.first, day: date.second })
  if (order) return inOrder(order)
  const [dayFirst, monthFirst] = [inOrder('DMY'), inOrder('MDY')]
  if (monthFirst.kind === 'problem') return dayFirst
  if (dayFirst.kind === 'problem' || date.first === date.second) return monthFirst
  return { kind: 'open' }
}

/** Two digits may be a year to come: seasons are planned ahead. */
export function horizonOf(today: string): string {
  return `${Number(today.slice(0, 4)) + 20}${today.slice(4)}`
}

function dayOf({ year, month, day }: { year: number; month: number; day: number }): ReadDay {
  const existing = existingDay(year, month, day)
  return existing === undefined
    ? { kind: 'problem', problem: 'date_no_such_day' }
    : { kind: 'day', day: existing }
}

/** The one year in which the day lies in the season. */
function withoutYear(month: number, day: number, season: DayReading['season']): ReadDay {
  if (!season) return { kind: 'problem', problem: 'date_without_year' }
  const first = Number(season.from.slice(0, 4))
  const years = Array.from(
    { length: Number(season.until.slice(0, 4)) - first + 1 },
    (_, at) => first + at,
  )
  const days = years
    .map((year) => existingDay(year, month, day))
    .filter((found) => found !== undefined && found >= season.from && found <= season.until)
  const [only] = days
  if (only === undefined || days.length > 1)
    return { kind: 'problem', problem: 'date_without_year' }
  return { kind: 'day', day: only }
}
