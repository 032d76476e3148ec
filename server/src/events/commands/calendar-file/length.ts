import { toIsoSeconds, utc } from './clock.ts'
import { propertyIn, type Block } from './lines.ts'
import {
  millisecondsBetween,
  momentOf,
  convertToClock,
  shiftLocalTime,
  readTimes,
  type FindClock,
  type Moment,
  type WrittenTime,
} from './times.ts'

/**
 * The length of an entry. RFC 5545, 3.3.6: days follow the wall clock and may have 23 hours; the
 * hours of a DURATION are exact.
 */
export interface Length {
  readonly wallMs: number
  readonly exactMs: number
}

const day = 86_400_000
/** Longer entries mean "for ever"; the calendar must still be able to show an end. */
const longest = 3660 * day

/** From DTEND or DURATION; an all-day entry lasts at least a day. */
export function lengthOf(block: Block, start: WrittenTime, clockOf: FindClock): Length {
  const [end] = readTimes(propertyIn(block, 'dtend'), clockOf)
  const length =
    end === undefined
      ? durationOf(propertyIn(block, 'duration')?.written ?? '')
      : {
          wallMs: Math.max(0, millisecondsBetween(start.local, convertToClock(end, start.clock))),
          exactMs: 0,
        }
  if (start.isDay) return wholeDays(length)
  const wallMs = Math.min(length.wallMs, longest)
  return { wallMs, exactMs: Math.min(length.exactMs, longest - wallMs) }
}

function wholeDays({ wallMs, exactMs }: Length): Length {
  const days = Math.max(1, Math.ceil((wallMs + exactMs) / day))
  return { wallMs: Math.min(days * day, longest), exactMs: 0 }
}

/**
 * True for an entry from midnight to midnight on its own clock; in UTC only if it is marked as
 * all-day.
 */
export function isAllDayEntry(
  start: WrittenTime,
  { wallMs, exactMs }: Length,
  isMarked: boolean,
): boolean {
  if (start.isDay) return false
  const ms = wallMs + exactMs
  const endsWithDay = ms > 0 && (ms % day === 0 || ms % day >= day - 60_000)
  const isOwnClock = start.clock !== utc || isMarked
  return isOwnClock && start.local.endsWith('T00:00:00') && (endsWithDay || (isMarked && ms === 0))
}

/**
 * The end: first by the wall clock from the time the start really shows (some hours don't exist),
 * then by exact hours.
 */
export function endOf(start: WrittenTime, { wallMs, exactMs }: Length): Moment {
  const { local, clock } = start
  const shown = clock === undefined ? local : clock.toLocal(clock.toInstant(local))
  const moment = momentOf({
    ...start,
    local: shiftLocalTime(shown, wallMs + (clock ? 0 : exactMs)),
  })
  if (moment.kind !== 'instant') return moment
  return { ...moment, at: toIsoSeconds(Date.parse(moment.at) + exactMs) }
}

function durationOf(written: string): Length {
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(written)
  const [weeks, days, hours, minutes, seconds] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0))
  const time = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)
  return { wallMs: ((weeks ?? 0) * 7 + (days ?? 0)) * day, exactMs: time * 1000 }
}
