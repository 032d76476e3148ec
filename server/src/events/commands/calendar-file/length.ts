import { propertyIn, type Block } from './lines.ts'
import { between, onClock, timesIn, type ClockOf, type WrittenTime } from './times.ts'

const day = 86_400_000
/** What lasts longer is written to last for ever; the calendar must still show its end. */
const longest = 3660 * day

/** How long an entry lasts, by its end or its length; a day without either lasts for that day. */
export function lengthOf(block: Block, start: WrittenTime, clockOf: ClockOf): number {
  const [end] = timesIn(propertyIn(block, 'dtend'), clockOf)
  const length =
    end === undefined
      ? durationOf(propertyIn(block, 'duration')?.written ?? '')
      : Math.max(0, between(start.local, onClock(end, start.clock)))
  if (length === 0 && end === undefined && start.isDay) return day
  return Math.min(length, longest)
}

function durationOf(written: string): number {
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(written)
  const [weeks, days, hours, minutes, seconds] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0))
  const time = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)
  return ((weeks ?? 0) * 7 + (days ?? 0)) * day + time * 1000
}
