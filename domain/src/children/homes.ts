import { addDays, daysBetween, weekdayIndex } from '../values/days.ts'

/** The first or the second of the two guardians who share a plan. */
export type Home = 1 | 2

export const homes = [1, 2] as const satisfies readonly Home[]

export const patternDays = 14
export const maxHomeExceptions = 30

/** Characters of a note on an event. */
export const maxHandOverNote = 500

/** Days spent otherwise than the pattern says, both included. */
export interface HomeException {
  readonly from: string
  readonly until: string
  readonly home: Home
}

/** With whom a child lives on which days, repeated every two weeks. */
export interface HomePlan {
  /** No one is responsible alone before this day. */
  readonly firstDay: string
  /** Two weeks; the first begins on the Monday of the first day's week. */
  readonly days: readonly Home[]
  /** The child changes homes at this time of day. */
  readonly handOverAt: string
  readonly exceptions: readonly HomeException[]
}

export interface HandOver {
  readonly from: Home
  readonly to: Home
  readonly at: string
}

/** Whom the child is with at the end of a day; undefined before the plan begins. */
export function homeOn(plan: HomePlan, day: string): Home | undefined {
  if (day < plan.firstDay) return undefined
  const exception = plan.exceptions.find(({ from, until }) => from <= day && day <= until)
  if (exception !== undefined) return exception.home
  const monday = addDays(plan.firstDay, -weekdayIndex(plan.firstDay))
  return plan.days[daysBetween(monday, day) % patternDays]
}

export function handOverOn(plan: HomePlan, day: string): HandOver | undefined {
  const [from, to] = [homeOn(plan, addDays(day, -1)), homeOn(plan, day)]
  if (from === undefined || to === undefined || from === to) return undefined
  return { from, to, at: plan.handOverAt }
}

/** Whom the child is with at a local time, as `YYYY-MM-DDTHH:MM`. */
export function homeAt(plan: HomePlan, time: string): Home | undefined {
  const day = time.slice(0, 10)
  const change = handOverOn(plan, day)
  return change !== undefined && time.slice(11) < change.at ? change.from : homeOn(plan, day)
}

/** Longer events are a matter for both. */
const maxDaysApart = patternDays

/** The homes from a local time up to another one: two if the child changes homes in between. */
export function homesBetween(plan: HomePlan, from: string, until: string): readonly Home[] {
  const [first, last] = [from.slice(0, 10), until.slice(0, 10)]
  const nights = daysBetween(first, last)
  if (nights > maxDaysApart) return homes
  const evenings = Array.from({ length: Math.max(nights, 0) }, (_, count) => addDays(first, count))
  const found = [
    homeAt(plan, from),
    ...evenings.map((day) => homeOn(plan, day)),
    homeAt(plan, until),
  ]
  return homes.filter((home) => found.includes(home))
}

export const homePatterns = ['weeks', 'weekdays'] as const

export type HomePattern = (typeof homePatterns)[number]

/** Every other week from the weekday of the first day, or fixed weekdays with every other weekend. */
export function daysOf(pattern: HomePattern, firstDay: string): readonly Home[] {
  if (pattern === 'weekdays') return [1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2]
  const start = weekdayIndex(firstDay)
  return Array.from({ length: patternDays }, (_, index) =>
    index >= start && index < start + 7 ? 1 : 2,
  )
}

/** True if exceptions end before they begin, or two of them share a day. */
export function areExceptionsUnclear(exceptions: readonly HomeException[]): boolean {
  const sorted = exceptions.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return sorted.some(
    ({ from, until }, index) => until < from || (sorted[index + 1]?.from ?? '9999') <= until,
  )
}
