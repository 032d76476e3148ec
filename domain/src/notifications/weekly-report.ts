import { Temporal } from 'temporal-polyfill'

/** The report of a week comes on Monday, from this hour on. */
const fromHour = 7

/** What a report tells of: the week that is over, and the one that begins. */
export interface ReportedWeek {
  /** The Monday it is written on: YYYY-MM-DD. */
  readonly monday: string
  /** The first and the last day of the week that is over. */
  readonly firstDay: string
  readonly lastDay: string
  readonly begins: Date
  readonly ends: Date
  readonly nextEnds: Date
}

/** The week to report where it is Monday morning or later that day; undefined elsewhere. */
export function weekToReport(zone: string, now: Date): ReportedWeek | undefined {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  if (here.dayOfWeek !== 1 || here.hour < fromHour) return undefined
  const monday = here.toPlainDate()
  const midnight = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime(zone).epochMilliseconds)
  return {
    monday: monday.toString(),
    firstDay: monday.subtract({ days: 7 }).toString(),
    lastDay: monday.subtract({ days: 1 }).toString(),
    begins: midnight(monday.subtract({ days: 7 })),
    ends: midnight(monday),
    nextEnds: midnight(monday.add({ days: 7 })),
  }
}
