import type { Language } from '../../values/language.ts'
import { addDays, laterBy, weekdayIndex, weekdayOf, weekdays, type Weekday } from '../days.ts'
import type { HomeAway } from '../event-types.ts'
import { type DateOrder, readDate } from './read-date.ts'
import { readDays } from './read-days.ts'
import { readTime } from './read-times.ts'

export const planKinds = ['training', 'friendly'] as const

export type PlanKind = (typeof planKinds)[number]

/** The typed cells of a row, as text: what can't be read yet is kept. */
export const planColumns = [
  'team',
  'kind',
  'days',
  'from',
  'to',
  'venue',
  'first',
  'last',
  'opponent',
  'side',
] as const

export type PlanColumn = (typeof planColumns)[number]

export interface PlanCells extends Readonly<Record<PlanColumn, string>> {
  /** Trains in holidays, too. */
  readonly runsInHolidays: boolean
}

/** Days without training; both included. */
export interface Break {
  readonly name: string
  readonly from: string
  readonly to: string
}

export interface Season {
  readonly from: string
  readonly to: string
  readonly breaks: readonly Break[]
}

/** A row that can be published. */
export interface ReadPlanRow {
  readonly teamId: string
  readonly kind: PlanKind
  /** Of a match the day of its date. */
  readonly weekdays: readonly Weekday[]
  readonly from: string
  readonly to: string
  /** Empty for none. */
  readonly venue: string
  readonly first: string
  /** Of a match the same as `first`. */
  readonly last: string
  readonly opponent: string
  readonly side: HomeAway | null
  readonly runsInHolidays: boolean
}

export type PlanProblem =
  | 'team_unknown'
  | 'kind_unknown'
  | 'days_unknown'
  | 'time_unknown'
  | 'end_before_start'
  | 'date_unknown'
  | 'end_date_before_start'
  | 'opponent_required'
  | 'no_dates'
  | 'too_many_breaks'

export type PlanProblems = Readonly<Partial<Record<PlanColumn, PlanProblem>>>

export interface PlanRowReading {
  readonly row: ReadPlanRow | undefined
  readonly problems: PlanProblems
}

interface PlanContext {
  readonly season: Season
  /** Teams that the planner may plan. */
  readonly teamIds: ReadonlySet<string>
  /** Of the reader; cells that were read before are the same in every language. */
  readonly language: Language
  /** Of the club's country. */
  readonly dateOrder: DateOrder
}

/** Ninety minutes of training; a match also has half-time. */
const usualMinutes: Readonly<Record<PlanKind, number>> = { training: 90, friendly: 105 }

/** As many days off as a series can leave out (`repeat.except` of the contract). */
export const maxLeftOut = 100

/** Reads a row; without `row`, each problem names its cell. */
export function readPlanRow(cells: PlanCells, context: PlanContext): PlanRowReading {
  const kind = planKinds.find((one) => one === cells.kind)
  const times = timesIn(cells, kind ?? 'training')
  const dates = kind === 'friendly' ? matchDate(cells, context) : trainingDates(cells, context)
  const problems = {
    ...named({
      team: context.teamIds.has(cells.team) ? undefined : 'team_unknown',
      kind: kind === undefined ? 'kind_unknown' : undefined,
    }),
    ...times.problems,
    ...dates.problems,
    ...named({ opponent: problemOfOpponent(kind, cells.opponent) }),
  }
  if (kind === undefined || Object.keys(problems).length > 0) return { row: undefined, problems }
  const { team: teamId, venue, opponent, runsInHolidays } = cells
  const side = kind === 'friendly' ? sideOf(cells.side) : null
  const row = { teamId, kind, venue, opponent, side, runsInHolidays, ...times.read, ...dates.read }
  const unfit = problemOfDates(row, context.season)
  return unfit === undefined ? { row, problems } : { row: undefined, problems: { first: unfit } }
}

function problemOfOpponent(kind: PlanKind | undefined, opponent: string): PlanProblem | undefined {
  return kind === 'friendly' && opponent === '' ? 'opponent_required' : undefined
}

type Found = Readonly<Partial<Record<PlanColumn, PlanProblem | undefined>>>

function named(found: Found): PlanProblems {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

function sideOf(cell: string): HomeAway {
  return cell === 'away' || cell === 'neutral' ? cell : 'home'
}

function problemOfDates(row: ReadPlanRow, season: Season): PlanProblem | undefined {
  if (datesLeftOut(row, season).length > maxLeftOut) return 'too_many_breaks'
  return planRowDates(row, season).length === 0 ? 'no_dates' : undefined
}

interface Part<Read> {
  readonly read: Read
  readonly problems: PlanProblems
}

function timesIn({ from, to }: PlanCells, kind: PlanKind): Part<Pick<ReadPlanRow, 'from' | 'to'>> {
  const start = readTime(from) ?? ''
  const usual = to === '' && start !== ''
  const end = usual ? endAfter(start, kind) : (readTime(to) ?? '')
  return {
    read: { from: start, to: end },
    problems: named({
      from: start === '' ? 'time_unknown' : undefined,
      to: to === '' ? undefined : problemOfEnd(start, end),
    }),
  }
}

function problemOfEnd(start: string, end: string): PlanProblem | undefined {
  if (end === '') return 'time_unknown'
  return start !== '' && end <= start ? 'end_before_start' : undefined
}

function endAfter(start: string, kind: PlanKind): string {
  const { time, nights } = laterBy(start, usualMinutes[kind])
  return nights > 0 ? '23:59' : time
}

type Dates = Part<Pick<ReadPlanRow, 'weekdays' | 'first' | 'last'>>

function matchDate({ first }: PlanCells, { dateOrder }: PlanContext): Dates {
  const day = readDate(first, dateOrder)
  if (day === undefined)
    return { read: { weekdays: [], first: '', last: '' }, problems: { first: 'date_unknown' } }
  return { read: { weekdays: [weekdayOf(day)], first: day, last: day }, problems: {} }
}

function trainingDates(cells: PlanCells, { season, language, dateOrder }: PlanContext): Dates {
  const days = readDays(cells.days, language)
  const first = cells.first === '' ? season.from : (readDate(cells.first, dateOrder) ?? '')
  const last = cells.last === '' ? season.to : (readDate(cells.last, dateOrder) ?? '')
  return {
    read: { weekdays: days ?? [], first, last },
    problems: named({
      days: days === undefined ? 'days_unknown' : undefined,
      first: first === '' ? 'date_unknown' : undefined,
      last: problemOfLast(first, last),
    }),
  }
}

/** A series has at most two years (`maximumDays`). */
function problemOfLast(first: string, last: string): PlanProblem | undefined {
  if (last === '') return 'date_unknown'
  if (first === '') return undefined
  if (last < first) return 'end_date_before_start'
  return last > addDays(first, maxSeasonDays) ? 'date_unknown' : undefined
}

/** As many rows as a club with a hundred teams needs. */
export const maxPlanRows = 400

/** The longest season, in days: every day of it fits into one series. */
export const maxSeasonDays = 370

type Dated = Pick<ReadPlanRow, 'weekdays' | 'first' | 'last' | 'kind' | 'runsInHolidays'>

/** The days on which a row takes place, in order. */
export function planRowDates(row: Dated, season: Pick<Season, 'breaks'>): readonly string[] {
  return allDatesOf(row).filter((day) => !isOff(row, season, day))
}

/** The days of a training that a holiday leaves out. A match is on its day in any case. */
export function datesLeftOut(row: Dated, season: Pick<Season, 'breaks'>): readonly string[] {
  return allDatesOf(row).filter((day) => isOff(row, season, day))
}

function isOff(row: Dated, { breaks }: Pick<Season, 'breaks'>, day: string): boolean {
  if (row.kind === 'friendly' || row.runsInHolidays) return false
  return breaks.some(({ from, to }) => from <= day && day <= to)
}

/** Week by week: a plan of 400 rows is read within a moment. */
function allDatesOf({ weekdays: days, first, last }: Dated): readonly string[] {
  const found: string[] = []
  for (const weekday of days) {
    const wait = (weekdays.indexOf(weekday) - weekdayIndex(first) + 7) % 7
    for (let day = addDays(first, wait); day <= last; day = addDays(day, 7)) found.push(day)
  }
  return found.toSorted()
}
