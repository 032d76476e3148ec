import ICAL from 'ical.js'

import type { Block, Property } from './lines.ts'
import { onClock, timesIn, type ClockOf, type WrittenTime } from './times.ts'
import { utc } from './zones.ts'

/** Wall-clock times of the window, by text. */
export interface LocalWindow {
  readonly from: string
  readonly to: string
}

/** Steps a calendar may cost in all: a rule by the second would never end. */
export interface Budget {
  steps: number
}

export class CalendarTooLarge extends Error {}

/**
 * On which wall-clock times an entry takes place: by its rules and extra dates, without its exceptions.
 * Rules run on the bare wall clock, so that the hour stays when the clocks change.
 */
export function localsOf(
  { properties }: Block,
  start: WrittenTime,
  { clockOf, window, budget }: { clockOf: ClockOf; window: LocalWindow; budget: Budget },
): readonly string[] {
  const of = (name: string): readonly Property[] => properties.filter((one) => one.name === name)
  const onOurs = (times: readonly WrittenTime[]) => times.map((time) => onClock(time, start.clock))
  const rules = of('rrule').flatMap(({ written }) => ruled(written, start, { window, budget }))
  const extra = onOurs(of('rdate').flatMap((line) => timesIn(line, clockOf)))
  const except = of('exdate').flatMap((line) => timesIn(line, clockOf))
  const days = new Set(except.filter(({ isDay }) => isDay).map(({ local }) => local.slice(0, 10)))
  const moments = new Set(onOurs(except.filter(({ isDay }) => !isDay)))
  return [...new Set([start.local, ...rules, ...extra])].filter(
    (local) => !moments.has(local) && !days.has(local.slice(0, 10)),
  )
}

function ruled(
  written: string,
  start: WrittenTime,
  { window, budget }: { window: LocalWindow; budget: Budget },
): string[] {
  const found: string[] = []
  for (const local of stepsOf(written, start)) {
    budget.steps -= 1
    if (budget.steps < 0) throw new CalendarTooLarge()
    if (local > window.to) break
    if (local >= window.from) found.push(local)
  }
  return found
}

/** A rule that makes no sense has no dates, or those up to where it stops making sense. */
function* stepsOf(written: string, start: WrittenTime): Generator<string> {
  try {
    const steps = ruleOf(written, start)?.iterator(bare(start.local))
    for (let next = steps?.next(); next; next = steps?.next()) yield next.toString().slice(0, 19)
  } catch (error) {
    if (error instanceof CalendarTooLarge) throw error
  }
}

/** UNTIL becomes what the clock at the place shows then; a day counts to its end. */
function ruleOf(written: string, start: WrittenTime): ICAL.Recur | undefined {
  const rule = ICAL.Recur.fromString(written)
  if (/^(?:SECOND|MINUTE)LY$/.test(rule.freq)) throw new CalendarTooLarge()
  const until = rule.until?.toString()
  if (until !== undefined) {
    const isDay = until.length === 10
    const local = `${until.slice(0, 10)}T${isDay ? '23:59:59' : until.slice(11, 19)}`
    const clock = until.endsWith('Z') ? utc : start.clock
    rule.until = bare(onClock({ local, isDay: false, clock }, start.clock))
  }
  return isPossible(rule) ? rule : undefined
}

/** A thirtieth of February is looked for without end. */
function isPossible(rule: ICAL.Recur): boolean {
  const days = numbersOf(rule, 'BYMONTHDAY')
  const months = numbersOf(rule, 'BYMONTH')
  if (days.length === 0 || months.length === 0) return true
  return months.some((month) => days.some((day) => Math.abs(day) <= (lengths[month - 1] ?? 0)))
}

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function numbersOf(rule: ICAL.Recur, part: string): readonly number[] {
  return rule.getComponent(part).map(Number)
}

function bare(local: string): ICAL.Time {
  return ICAL.Time.fromDateTimeString(local)
}
