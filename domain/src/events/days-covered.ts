import { addDays, daysBetween } from './days.ts'

/** Local start and end: YYYY-MM-DDTHH:MM. */
export interface WallTimes {
  readonly startsLocal: string
  readonly endsLocal: string
  readonly isAllDay: boolean
}

/** Events that end by this time belong to the evening before. */
const endOfNight = '06:00'
const midnight = '00:00'

/** The days an event covers in a calendar, from its first to its last. */
export function daysCovered(event: WallTimes): readonly string[] {
  const first = dayOf(event.startsLocal)
  const length = daysBetween(first, lastDayOf(event)) + 1
  return Array.from({ length: Math.max(1, length) }, (_, index) => addDays(first, index))
}

/** The last day an event covers. */
export function lastDayOf({ startsLocal, endsLocal, isAllDay }: WallTimes): string {
  const last = dayOf(endsLocal)
  // Where clocks skip midnight, the following day starts at one.
  if (isAllDay) return addDays(last, -1)
  const isOneNight = daysBetween(dayOf(startsLocal), last) === 1 && timeOf(endsLocal) <= endOfNight
  const isAtMidnight = timeOf(endsLocal) === midnight && dayOf(startsLocal) < last
  return isOneNight || isAtMidnight ? addDays(last, -1) : last
}

function dayOf(wallClock: string): string {
  return wallClock.slice(0, 10)
}

function timeOf(wallClock: string): string {
  return wallClock.slice(11)
}
