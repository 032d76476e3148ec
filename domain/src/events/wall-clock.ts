import { Temporal } from 'temporal-polyfill'

/**
 * The instant of a wall-clock moment (`YYYY-MM-DDTHH:MM`) in an IANA zone. RFC 5545: an hour that
 * does not exist counts with the offset before the gap, a doubled hour is the first of the two.
 */
export function instantOf(local: string, zone: string): string {
  return zoned(local, zone).toInstant().toString()
}

/**
 * The end of an event, with its duration counted in local time from the actual start, so that a
 * practice from 17:30 to 19:00 always ends at 19:00.
 */
export function endOf(local: string, zone: string, minutes: number): string {
  const shown = zoned(local, zone).toPlainDateTime()
  return shown.add({ minutes }).toZonedDateTime(zone).toInstant().toString()
}

function zoned(local: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' })
}
