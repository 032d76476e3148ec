import { readUtcOffset, fixedClock, utc, type Clock } from './clock.ts'
import type { Property } from './lines.ts'

/** An instant, a whole day, or a floating time (RFC 5545, 3.3.5). */
export type Moment =
  | { readonly kind: 'instant'; readonly at: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'floating'; readonly local: string }

/** A time as the file has it: with a zone, floating or a day. `clock` is undefined if it floats. */
export interface WrittenTime {
  readonly local: string
  readonly isDay: boolean
  readonly clock: Clock | undefined
}

export type FindClock = (name: string) => Clock | undefined

/** Separators are optional; seconds may be missing or have fractions; may end in a UTC offset. */
const pattern =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})?(?:\.\d+)?(Z|[+-][\d:]{2,8})?)?/

/** All times of a line (EXDATE may hold several), skipping invalid ones. */
export function readTimes(property: Property | undefined, clockOf: FindClock): WrittenTime[] {
  if (property === undefined) return []
  const { zone } = property
  const isInUtc = property.values.every((value) => value.endsWith('Z'))
  const clock = zone === undefined || isInUtc ? undefined : clockOf(zone)
  return property.values.flatMap((value) => readSingleTime(value, clock) ?? [])
}

/** Undefined for invalid times such as 31 April, which must not become 1 May. */
export function readSingleTime(written: string, clock: Clock | undefined): WrittenTime | undefined {
  const [, year, month, day, hour, minute, second = '00', ahead] = pattern.exec(written) ?? []
  const date = `${year}-${month}-${day}`
  const local =
    hour === undefined ? `${date}T00:00:00` : withoutHour24(`${date}T${hour}:${minute}:${second}`)
  if (!isInCalendar(local)) return undefined
  if (hour === undefined) return { local, isDay: true, clock: undefined }
  return { local, isDay: false, clock: clockAhead(ahead) ?? clock }
}

/** RFC 5545 writes midnight as hour 0 of the next day; some programs write 24. */
function withoutHour24(local: string): string {
  const midnight = local.replace('T24:00:00', 'T00:00:00')
  return midnight === local || !isInCalendar(midnight) ? local : shiftLocalTime(midnight, dayLength)
}

const dayLength = 86_400_000

function clockAhead(written = ''): Clock | undefined {
  if (written === 'Z') return utc
  const ahead = readUtcOffset(written)
  return ahead === undefined ? undefined : fixedClock(ahead)
}

/** Excludes the first and last year: in another zone they could lose their four digits. */
function isInCalendar(local: string): boolean {
  const moment = new Date(`${local}Z`)
  if (Number.isNaN(moment.getTime()) || local < '0001' || local >= '9999') return false
  return moment.toISOString().startsWith(local)
}

/** The same instant on another clock; days and floating times stay as written. */
export function convertToClock(
  { local, isDay, clock }: WrittenTime,
  other: Clock | undefined,
): string {
  if (isDay || clock === undefined || other === undefined || clock === other) return local
  return other.toLocal(clock.toInstant(local))
}

/** Which date of a series a time replaces; a whole day replaces the time on that day. */
export function occurrenceReplacedBy(time: WrittenTime, series: WrittenTime | undefined): string {
  if (series === undefined || time.isDay === series.isDay)
    return convertToClock(time, series?.clock)
  return `${time.local.slice(0, 10)}${series.local.slice(10)}`
}

export function momentOf({ local, isDay, clock }: WrittenTime): Moment {
  if (isDay) return { kind: 'day', day: local.slice(0, 10) }
  if (clock === undefined) return { kind: 'floating', local }
  return { kind: 'instant', at: clock.toInstant(local) }
}

export function shiftLocalTime(local: string, ms: number): string {
  return new Date(Date.parse(`${local}Z`) + ms).toISOString().slice(0, 19)
}

export function millisecondsBetween(from: string, to: string): number {
  return Date.parse(`${to}Z`) - Date.parse(`${from}Z`)
}
