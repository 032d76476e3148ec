import { addDays } from '../events/days.ts'
import { instantOf } from '../events/wall-clock.ts'
import { dayInZone } from '../values/day-in-zone.ts'

/** How long after the match its sheet can be written on. */
const daysAfter = 14

/** When the link of a match sheet ends: the last minute of its last day where the league plays. */
export function sheetEndsAt(
  { date }: { readonly date: string | null },
  timeZone: string,
  now: Date,
): Date {
  const today = dayInZone(now, timeZone)
  const last = date !== null && date > today ? date : today
  return new Date(instantOf(`${addDays(last, daysAfter)}T23:59`, timeZone))
}
