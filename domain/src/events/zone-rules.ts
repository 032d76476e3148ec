import { Temporal } from 'temporal-polyfill'

/**
 * The rules of an IANA zone between two years as VTIMEZONE (RFC 5545, 3.6.5): one observance per
 * change, for programs that don't know zones by name.
 */
export function zoneRules(zone: string, from: number, to: number): readonly string[] {
  const start = Temporal.PlainDate.from({ year: from, month: 1, day: 1 }).toZonedDateTime(zone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(start, start),
    ...changesOf(start, to).flatMap((change) =>
      observance(change.subtract({ nanoseconds: 1 }), change),
    ),
    'END:VTIMEZONE',
  ]
}

function changesOf(start: Temporal.ZonedDateTime, to: number): readonly Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = []
  let change = start.getTimeZoneTransition('next')
  while (change !== null && change.year <= to) {
    changes.push(change)
    change = change.getTimeZoneTransition('next')
  }
  return changes
}

/** From this moment on, in the local time valid before it. */
function observance(
  before: Temporal.ZonedDateTime,
  moment: Temporal.ZonedDateTime,
): readonly string[] {
  const kind = isAhead(moment) ? 'DAYLIGHT' : 'STANDARD'
  const shown = moment.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
  return [
    `BEGIN:${kind}`,
    `DTSTART:${shown.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetOf(before)}`,
    `TZOFFSETTO:${offsetOf(moment)}`,
    `END:${kind}`,
  ]
}

/** Daylight saving time: a larger offset than in the rest of the year. */
function isAhead(moment: Temporal.ZonedDateTime): boolean {
  const offsets = [1, 7].map((month) => moment.with({ month, day: 1 }).offsetNanoseconds)
  return moment.offsetNanoseconds > Math.min(...offsets)
}

function offsetOf({ offset }: Temporal.ZonedDateTime): string {
  return offset.replaceAll(':', '').slice(0, 5)
}
