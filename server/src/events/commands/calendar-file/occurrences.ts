import { spendSteps, type Budget } from './budget.ts'
import type { Block, Property } from './lines.ts'
import { ruleOf } from './rule.ts'
import { expandRule, type LocalWindow } from './ruled-times.ts'
import {
  convertToClock,
  occurrenceReplacedBy,
  shiftLocalTime,
  readSingleTime,
  readTimes,
} from './times.ts'
import type { FindClock, WrittenTime } from './times.ts'

/**
 * The wall-clock times of an entry: its rules and extra dates minus its exceptions. Rules run on the
 * wall clock, so the hour stays when the clocks change.
 */
export function localsOf(
  { properties }: Block,
  start: WrittenTime,
  { clockOf, window, budget }: { clockOf: FindClock; window: LocalWindow; budget: Budget },
): readonly string[] {
  const of = (name: string): readonly Property[] => properties.filter((one) => one.name === name)
  const onOurs = (times: readonly WrittenTime[]) => putOn(start, times, { window, budget })
  const ruledBy = (name: string) =>
    of(name).flatMap(({ written }) => ruled(written, start, { window, budget }))
  const extra = onOurs(of('rdate').flatMap((line) => readTimes(line, clockOf)))
  const except = of('exdate').flatMap((line) => readTimes(line, clockOf))
  const days = new Set(except.filter(({ isDay }) => isDay).map(({ local }) => local.slice(0, 10)))
  const moments = new Set([...onOurs(except.filter(({ isDay }) => !isDay)), ...ruledBy('exrule')])
  return [...new Set([start.local, ...ruledBy('rrule'), ...extra])].filter(
    (local) => !moments.has(local) && !days.has(local.slice(0, 10)),
  )
}

interface Reach {
  readonly window: LocalWindow
  readonly budget: Budget
}

const farthestClocks = 2 * 86_400_000

/** Converting times is slow: only those that may be in the window are converted. */
function putOn(start: WrittenTime, times: readonly WrittenTime[], { window, budget }: Reach) {
  const from = shiftLocalTime(window.from, -farthestClocks)
  const to = shiftLocalTime(window.to, farthestClocks)
  return times.flatMap((time) => {
    if (time.clock === undefined || time.clock === start.clock)
      return occurrenceReplacedBy(time, start)
    if (time.local < from || time.local > to) return []
    spendSteps(budget, 1)
    return occurrenceReplacedBy(time, start)
  })
}

/** An invalid rule gives no dates. */
function ruled(written: string, start: WrittenTime, { window, budget }: Reach): string[] {
  const rule = ruleOf(written, start.local)
  if (rule === undefined) return []
  const until = rule.until === undefined ? window.to : untilOf(rule.until, start, window)
  if (until === undefined) return []
  // RFC 5545, 3.3.10: BYHOUR and the like are ignored for all-day entries.
  const ofDays = start.isDay ? { hours: [0], minutes: [0], seconds: [0] } : {}
  return expandRule({ ...rule, ...ofDays }, start.local, { window, until, budget })
}

/**
 * UNTIL on the clock of the entry; a day includes its end, and the year 9999 is how programs write
 * "for ever". Undefined if it can't be read: such a rule must not run on.
 */
function untilOf(written: string, start: WrittenTime, window: LocalWindow): string | undefined {
  if (written.startsWith('9999')) return window.to
  const last = readSingleTime(written, start.clock)
  if (last?.isDay) return `${last.local.slice(0, 10)}T23:59:59`
  return last && convertToClock(last, start.clock)
}
