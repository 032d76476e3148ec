import { Temporal } from 'temporal-polyfill'

/**
 * The instant of a local time (`YYYY-MM-DDTHH:MM`) in an IANA zone. RFC 5545: a skipped hour uses
 * the offset before the gap, a repeated hour means its first occurrence.
 */
export function toInstant(local: string, zone: string): string {
  return zoned(local, zone).toInstant().toString()
}

/**
 * The end of an event, with its duration counted in local time from the actual start, so that a
 * practice from 17:30 to 19:00 always ends at 19:00.
 */
export function endInstant(local: string, zone: string, minutes: number): string {
  const shown = zoned(local, zone).toPlainDateTime()
  return shown.add({ minutes }).toZonedDateTime(zone).toInstant().toString()
}

function zoned(local: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' })
}
