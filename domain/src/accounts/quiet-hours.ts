import { Temporal } from 'temporal-polyfill'

/** A daily time without pushes and emails: 'HH:MM' in the person's zone. */
export interface QuietHours {
  readonly isOn: boolean
  readonly from: string
  readonly until: string
  readonly zone: string
}

export const usualQuietHours = { isOn: true, from: '22:00', until: '07:00' } as const

/** Now, or the end of the current quiet hours. */
export function quietHoursEnd({ isOn, from, until, zone }: QuietHours, now: Date): Date {
  if (!isOn || from === until) return now
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const clock = here.toPlainTime().toString({ smallestUnit: 'minute' })
  if (!isWithin(clock, from, until)) return now
  const day = clock < until ? here.toPlainDate() : here.toPlainDate().add({ days: 1 })
  const morning = day.toZonedDateTime({ timeZone: zone, plainTime: until })
  return new Date(Math.max(now.getTime(), morning.epochMilliseconds))
}

/** The range may cross midnight. */
function isWithin(clock: string, from: string, until: string): boolean {
  return from < until ? clock >= from && clock < until : clock >= from || clock < until
}
