import { addDays, daysBetween } from './days.ts'

/** What the clock on the wall shows when it begins and ends: YYYY-MM-DDTHH:MM. */
export interface WallTimes {
  readonly startsLocal: string
  readonly endsLocal: string
}

/** What ends by then still belongs to the evening before. */
const endOfNight = '06:00'
const midnight = '00:00'
/** Other calendars' whole days are kept until then. */
const lastMinute = '23:59'

/** The days an event stands on in a calendar: from its first to its last. */
export function daysCovered(event: WallTimes): readonly string[] {
  const first = dayOf(event.startsLocal)
  const length = daysBetween(first, lastDay(event)) + 1
  return Array.from({ length: Math.max(1, length) }, (_, index) => addDays(first, index))
}

/** It is on for whole days, from midnight to the end of a day: it has no time of day. */
export function isAllDay({ startsLocal, endsLocal }: WallTimes): boolean {
  const endsWithDay = timeOf(endsLocal) === midnight || timeOf(endsLocal) === lastMinute
  return timeOf(startsLocal) === midnight && endsWithDay && startsLocal < endsLocal
}

function lastDay({ startsLocal, endsLocal }: WallTimes): string {
  const last = dayOf(endsLocal)
  const isOneNight = daysBetween(dayOf(startsLocal), last) === 1 && timeOf(endsLocal) <= endOfNight
  return isOneNight || timeOf(endsLocal) === midnight ? addDays(last, -1) : last
}

function dayOf(wallClock: string): string {
  return wallClock.slice(0, 10)
}

function timeOf(wallClock: string): string {
  return wallClock.slice(11)
}
