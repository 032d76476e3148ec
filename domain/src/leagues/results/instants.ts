import { existingDay } from '../../values/birth-date.ts'
import { wallClockOf } from '../../values/day-in-zone.ts'

const hour = String.raw`(?:[01]\d|2[0-3])`
const second = String.raw`:[0-5]\d(?:\.\d+)?`
const offset = String.raw`Z|[+-](?:0\d|1[0-4]):?[0-5]\d`
const instants = new RegExp(
  String.raw`(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?:T(${hour}:[0-5]\d)(?:${second})?| (${hour}:[0-5]\d)${second})(${offset})(?![\d:])`,
  'gi',
)
/** How programs write a day without a time. */
const midnight = /[T ]00:00(?::00(?:\.0+)?)?Z$/i

/**
 * Converts instants ("2026-09-12T15:00:00Z") to local times in a zone. If all are midnight they are
 * days and stay unchanged.
 */
export function toLocalTimes(text: string, zone: string): string {
  const hasTimes = text.match(instants)?.some((found) => !midnight.test(found)) === true
  if (!hasTimes) return text
  return text.replaceAll(
    instants,
    (written: string, ...[year, month, day, time, spaced, zulu]: readonly string[]) => {
      const date = existingDay(Number(year), Number(month), Number(day))
      const away = zulu?.replace(/^([+-]\d\d):?/, '$1:').toUpperCase()
      return date === undefined
        ? written
        : wallClockOf(`${date}T${time ?? spaced ?? ''}${away ?? ''}`, zone)
    },
  )
}
