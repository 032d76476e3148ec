import { Temporal } from 'temporal-polyfill'

/** When someone does not want to be woken, on the clock of their zone: 'HH:MM'. */
export interface QuietHours {
  readonly isOn: boolean
  readonly from: string
  readonly until: string
  readonly zone: string
}

export const usualQuietHours = { isOn: true, from: '22:00', until: '07:00' } as const

/** The moment from which someone may be reached again: now, or the end of the quiet hours. */
export function quietHoursEnd({ isOn, from, until, zone }: QuietHours, now: Date): Date {
  if (!isOn || from === until) return now
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const clock = here.toPlainTime().toString({ smallestUnit: 'minute' })
  if (!isWithin(clock, from, until)) return now
  const day = clock < until ? here.toPlainDate() : here.toPlainDate().add({ days: 1 })
  const morning = day.toZonedDateTime({ timeZone: zone, plainTime: until })
  return new Date(Math.max(now.getTime(), morning.epochMilliseconds))
}

/** The hours may go over midnight. */
function isWithin(clock: string, from: string, until: string): boolean {
  return from < until ? clock >= from && clock < until : clock >= from || clock < until
}
