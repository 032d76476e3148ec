import { addDays } from '../events/days.ts'
import { toInstant } from '../events/wall-clock.ts'
import { dayInZone } from '../values/day-in-zone.ts'

/** Days after the match on which its sheet can be changed. */
const daysAfter = 14

/** When the link of a match sheet expires: at the end of its last day in the league's time zone. */
export function sheetExpiresAt(
  { date }: { readonly date: string | null },
  timeZone: string,
  now: Date,
): Date {
  const today = dayInZone(now, timeZone)
  const last = date !== null && date > today ? date : today
  return new Date(toInstant(`${addDays(last, daysAfter)}T23:59`, timeZone))
}
