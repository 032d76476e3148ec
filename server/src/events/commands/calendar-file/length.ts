import { spelled, utc } from './clock.ts'
import { propertyIn, type Block } from './lines.ts'
import {
  between,
  momentOf,
  onClock,
  shifted,
  timesIn,
  type ClockOf,
  type Moment,
  type WrittenTime,
} from './times.ts'

/**
 * How long an entry lasts. RFC 5545, 3.3.6: days go by the wall clock, of which one may have 23 hours;
 * the hours of a DURATION are hours.
 */
export interface Length {
  readonly wallMs: number
  readonly exactMs: number
}

const day = 86_400_000
/** What lasts longer is written to last for ever; the calendar must still show its end. */
const longest = 3660 * day

/** How long an entry lasts, by its end or its length; a day lasts for that day at least. */
export function lengthOf(block: Block, start: WrittenTime, clockOf: ClockOf): Length {
  const [end] = timesIn(propertyIn(block, 'dtend'), clockOf)
  const length =
    end === undefined
      ? durationOf(propertyIn(block, 'duration')?.written ?? '')
      : { wallMs: Math.max(0, between(start.local, onClock(end, start.clock))), exactMs: 0 }
  if (start.isDay) return wholeDays(length)
  const wallMs = Math.min(length.wallMs, longest)
  return { wallMs, exactMs: Math.min(length.exactMs, longest - wallMs) }
}

function wholeDays({ wallMs, exactMs }: Length): Length {
  const days = Math.max(1, Math.ceil((wallMs + exactMs) / day))
  return { wallMs: Math.min(days * day, longest), exactMs: 0 }
}

/**
 * True for what lasts from a midnight to a midnight, on its own clock. By UTC that is a day only where it is
 * said so.
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
 * When something ends: first by the wall clock from what it really shows at the start (some hours do
 * not exist), then by the hours that pass.
 */
export function endOf(start: WrittenTime, { wallMs, exactMs }: Length): Moment {
  const { local, clock } = start
  const shown = clock === undefined ? local : clock.toLocal(clock.toInstant(local))
  const moment = momentOf({ ...start, local: shifted(shown, wallMs + (clock ? 0 : exactMs)) })
  if (moment.kind !== 'instant') return moment
  return { ...moment, at: spelled(Date.parse(moment.at) + exactMs) }
}

function durationOf(written: string): Length {
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(written)
  const [weeks, days, hours, minutes, seconds] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0))
  const time = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)
  return { wallMs: ((weeks ?? 0) * 7 + (days ?? 0)) * day, exactMs: time * 1000 }
}
