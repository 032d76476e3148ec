import { Temporal } from 'temporal-polyfill'

/** Reports are sent on Mondays from this hour. */
const fromHour = 7

/** The past week that a report covers, and the week that begins. */
export interface ReportedWeek {
  /** The Monday of the report: YYYY-MM-DD. */
  readonly monday: string
  /** The first and last day of the past week. */
  readonly firstDay: string
  readonly lastDay: string
  readonly begins: Date
  readonly ends: Date
  readonly nextEnds: Date
}

/** The week to report from Monday morning on; undefined earlier in that zone. */
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
