/** Followed calendars are read every hour, less often the more they fail. */
const hour = 3_600_000
const maxHours = 24

export function nextReadingAt(now: Date, failures: number): Date {
  return new Date(now.getTime() + Math.min(2 ** failures, maxHours) * hour)
}

/** The minimum time between readings of one address, for all teams together. */
export const minReadingInterval = 15

/** Limits the entries read from a calendar. */
export const maxEntries = 5000
export const maxCalendarBytes = 5_000_000

/** The imported window of a calendar: a month back, two years ahead. */
export function importWindow(now: Date): { readonly from: Date; readonly to: Date } {
  const day = 24 * hour
  return { from: new Date(now.getTime() - 31 * day), to: new Date(now.getTime() + 731 * day) }
}

export const maxImports = 10

/** Why a calendar can't be read. */
export const calendarProblems = [
  'bad_address',
  'unreachable',
  'too_large',
  'not_a_calendar',
  'too_many_entries',
  'busy',
  'adder_left',
] as const

export type CalendarProblem = (typeof calendarProblems)[number]
