import { type DateOrder, readWritten } from '../../members/import/dates.ts'
import { normalizeText } from '../../members/import/words.ts'
import { existingDay } from '../../values/birth-date.ts'

export type DayProblem = 'date_unreadable' | 'date_without_year' | 'date_no_such_day'

export type ReadDay =
  | { readonly kind: 'day'; readonly day: string | null }
  /** Day and month could be swapped. */
  | { readonly kind: 'open' }
  | { readonly kind: 'problem'; readonly problem: DayProblem }

export interface DayReading {
  readonly order: DateOrder | undefined
  readonly today: string
  /** The season's first and last day, for dates without a year. */
  readonly season: { readonly from: string; readonly until: string } | null
}

/** Reads the day of a match; null if empty. */
export function readDay(written: string, { order, today, season }: DayReading): ReadDay {
  if (written === '') return { kind: 'day', day: null }
  const { text, hasYear } = expandDay(written, latestDay(today))
  const date = readWritten(text, latestDay(today))
  if (date.kind === 'unreadable') return { kind: 'problem', problem: 'date_unreadable' }
  const placed = (day: CalendarDay) => (hasYear ? dayOf(day) : withoutYear(day, season))
  if (date.kind === 'certain') return placed(date)
  if (!hasYear && date.dots) return placed({ ...date, month: date.second, day: date.first })
  const inOrder = (chosen: DateOrder) =>
    chosen === 'DMY'
      ? placed({ year: date.year, month: date.second, day: date.first })
      : placed({ year: date.year, month: date.first, day: date.second })
  if (order) return inOrder(order)
  const [dayFirst, monthFirst] = [inOrder('DMY'), inOrder('MDY')]
  if (monthFirst.kind === 'problem') return dayFirst
  if (dayFirst.kind === 'problem' || date.first === date.second) return monthFirst
  return { kind: 'open' }
}

interface SpelledDay {
  readonly text: string
  readonly hasYear: boolean
}

/** Removes the weekday, and adds a leap year if the year is missing. */
export function expandDay(written: string, horizon: string): SpelledDay {
  const bare = withoutWeekday(written)
  const isReadable = (text: string) => readWritten(text, horizon).kind !== 'unreadable'
  const whole = [written, bare].find(isReadable)
  if (whole !== undefined) return { text: whole, hasYear: true }
  return { text: withLeapYear(bare), hasYear: false }
}

/** "12.09." and "9/12", "12. September" and "Sep 12". */
function withLeapYear(bare: string): string {
  const [, first, sign, second] = /^(\d{1,2})([./])(\d{1,2})\.?$/.exec(bare) ?? []
  return sign ? [first, second, leapYear].join(sign) : `${bare} ${leapYear}`
}

const leapYear = '2024'

const weekdays = new Set(
  'mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday mo montag di dienstag mi mittwoch do donnerstag fr freitag sa samstag sonnabend so sonntag lun lundi mar mardi mer mercredi jeu jeudi ven vendredi sam samedi dim dimanche lunes martes mie miercoles jue jueves vie viernes sab sabado dom domingo'.split(
    ' ',
  ),
)

export function isWeekday(written: string): boolean {
  return weekdays.has(normalizeText(written).replace(/[.,]+$/, ''))
}

function withoutWeekday(written: string): string {
  const [, word = '', rest = ''] = /^(\p{L}+)[.,]* (.+)$/u.exec(written) ?? []
  return weekdays.has(normalizeText(word)) ? rest : withoutWeekdayBehind(written)
}

/** "16.08.2026 (So)". */
function withoutWeekdayBehind(written: string): string {
  const [, day = '', word = ''] = /^(.*\d\.?),? \(?(\p{L}+)\.?\)?$/u.exec(written) ?? []
  return isWeekday(word) ? day : written
}

/** Two-digit years may lie ahead, because seasons are planned early. */
export function latestDay(today: string): string {
  return `${Number(today.slice(0, 4)) + 20}${today.slice(4)}`
}

interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

function dayOf({ year, month, day }: CalendarDay): ReadDay {
  const existing = existingDay(year, month, day)
  return existing === undefined
    ? { kind: 'problem', problem: 'date_no_such_day' }
    : { kind: 'day', day: existing }
}

/** The only year in which the day is within the season. */
function withoutYear({ month, day }: CalendarDay, season: DayReading['season']): ReadDay {
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
