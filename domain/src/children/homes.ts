import { addDays, daysBetween, weekdayIndex } from '../values/days.ts'

/** The first or the second of the two guardians who share a plan. */
export type Home = 1 | 2

export const homes = [1, 2] as const satisfies readonly Home[]

export const patternDays = 14
export const maxHomeExceptions = 30

/** Characters in a note on an event. */
export const maxHandOverNote = 500

/** Days that differ from the pattern, first and last included. */
export interface HomeException {
  readonly from: string
  readonly until: string
  readonly home: Home
}

/** Where a child lives on which days, repeated every two weeks. */
export interface HomePlan {
  /** Before this day neither guardian is responsible alone. */
  readonly firstDay: string
  /** Two weeks, starting on the Monday of the first day's week. */
  readonly days: readonly Home[]
  /** Time of day at which the child changes homes. */
  readonly handOverAt: string
  readonly exceptions: readonly HomeException[]
}

export interface HandOver {
  readonly from: Home
  readonly to: Home
  readonly at: string
}

/** The home that a day of the pattern ends in; undefined before the plan begins. */
function patternOn({ firstDay, days }: HomePlan, day: string): Home | undefined {
  if (day < firstDay) return undefined
  return days[patternIndex(firstDay, day)]
}

/** The index of a day in the pattern; 0 is the Monday of the first day's week. */
export function patternIndex(firstDay: string, day: string): number {
  const monday = addDays(firstDay, -weekdayIndex(firstDay))
  return ((daysBetween(monday, day) % patternDays) + patternDays) % patternDays
}

function exceptionOn({ firstDay, exceptions }: HomePlan, day: string): Home | undefined {
  if (day < firstDay) return undefined
  return exceptions.find(({ from, until }) => from <= day && day <= until)?.home
}

/** Where the child is at the end of a day; undefined before the plan begins. */
export function homeOn(plan: HomePlan, day: string): Home | undefined {
  return exceptionOn(plan, day) ?? patternOn(plan, day)
}

/** Where the child is at a local time (`YYYY-MM-DDTHH:MM`). Exceptions last whole days. */
export function homeAt(plan: HomePlan, time: string): Home | undefined {
  const day = time.slice(0, 10)
  const isBefore = day > plan.firstDay && time.slice(11) < plan.handOverAt
  return exceptionOn(plan, day) ?? patternOn(plan, isBefore ? addDays(day, -1) : day)
}

/**
 * Where the child is at the end of an event; one that ends at midnight belongs to the day before.
 */
export function homeAtEnd(plan: HomePlan, time: string): Home | undefined {
  return homeAt(plan, beforeMidnight(time))
}

const midnight = '00:00'

function beforeMidnight(time: string): string {
  return time.endsWith(`T${midnight}`) ? `${addDays(time.slice(0, 10), -1)}T23:59` : time
}

/** Hand-overs are at the pattern's time, and at midnight around an exception. */
export function handOversOn(plan: HomePlan, day: string): readonly HandOver[] {
  const dawn = `${day}T${midnight}`
  const before = homeAt(plan, beforeMidnight(dawn))
  const [morning, evening] = [homeAt(plan, dawn), homeOn(plan, day)]
  return [...changeOf(before, morning, midnight), ...changeOf(morning, evening, plan.handOverAt)]
}

function changeOf(from: Home | undefined, to: Home | undefined, at: string): readonly HandOver[] {
  return from === undefined || to === undefined || from === to ? [] : [{ from, to, at }]
}

/** The next hand-over after a local time: within two weeks, exceptions aside. */
export function nextHandOver(
  plan: HomePlan,
  time: string,
): (HandOver & { day: string }) | undefined {
  const today = time.slice(0, 10)
  const days = Array.from({ length: outlook }, (_, count) => addDays(today, count))
  return days
    .flatMap((day) => handOversOn(plan, day).map((change) => ({ ...change, day })))
    .find(({ day, at }) => `${day}T${at}` > time)
}

const outlook = 45

/** Both guardians handle events longer than this. */
const maxDaysApart = patternDays

/** The homes between two local times: two if the child changes homes in between. */
export function homesBetween(plan: HomePlan, from: string, until: string): readonly Home[] {
  const end = from < until ? beforeMidnight(until) : until
  const first = from.slice(0, 10)
  const nights = daysBetween(first, end.slice(0, 10))
  if (nights > maxDaysApart) return homes
  const days = Array.from({ length: Math.max(nights, 0) + 1 }, (_, count) => addDays(first, count))
  const changes = days
    .flatMap((day) => [`${day}T${midnight}`, `${day}T${plan.handOverAt}`])
    .filter((time) => from < time && time <= end)
  const found = [from, ...changes, end].map((time) => homeAt(plan, time))
  return homes.filter((home) => found.includes(home))
}

export const homePatterns = ['weeks', 'weekdays'] as const

export type HomePattern = (typeof homePatterns)[number]

/** Alternate weeks from the weekday of the first day, or fixed weekdays with alternate weekends. */
export function patternFor(pattern: HomePattern, firstDay: string): readonly Home[] {
  if (pattern === 'weekdays') return [1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2]
  const start = weekdayIndex(firstDay)
  return Array.from({ length: patternDays }, (_, index) =>
    index >= start && index < start + 7 ? 1 : 2,
  )
}

/** True if an exception ends before it begins, or two share a day. */
export function areExceptionsInvalid(exceptions: readonly HomeException[]): boolean {
  const sorted = exceptions.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return sorted.some(
    ({ from, until }, index) => until < from || (sorted[index + 1]?.from ?? '9999') <= until,
  )
}
