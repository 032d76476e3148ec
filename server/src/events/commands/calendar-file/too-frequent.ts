import { maxEntries } from '@touchline/domain/events/calendar-readings'

import type { CalendarEntryFields } from './calendar-entries.ts'
import { dayOf } from './day-numbers.ts'
import { textOf } from './lines.ts'
import { ruleOf, type Rule } from './rule.ts'
import type { LocalWindow } from './ruled-times.ts'
import { readSingleTime } from './times.ts'

/**
 * Skips entries whose rule gives more dates than a calendar may have, such as one by the minute,
 * and returns their titles. The other entries can still be read.
 */
export function dropTooFrequent(
  all: readonly (readonly CalendarEntryFields[])[],
  window: LocalWindow,
) {
  const endlessIn = (same: readonly CalendarEntryFields[]) =>
    same.find((one) => isTooOften(one, window))
  return {
    kept: all.filter((same) => endlessIn(same) === undefined),
    tooOften: all.flatMap((same) => {
      const endless = endlessIn(same)
      return endless === undefined ? [] : (textOf(endless.block, 'summary') ?? '')
    }),
  }
}

function isTooOften({ block, start }: CalendarEntryFields, window: LocalWindow): boolean {
  return block.properties
    .filter(({ name }) => name === 'rrule')
    .some(({ written }) => {
      if (isByTheMinute(written)) return true
      const rule = start.isDay ? undefined : ruleOf(written, start.local)
      return rule !== undefined && datesAtMost(rule, start.local, window) > maxEntries
    })
}

/** Also matches lower case and spaces. */
function isByTheMinute(rule: string): boolean {
  return /FREQ=(?:SECOND|MINUTE)LY/i.test(rule.replaceAll(/\s/g, ''))
}

const periodsOfDay = { HOURLY: 24, DAILY: 1, WEEKLY: 1 / 7, MONTHLY: 1 / 31, YEARLY: 1 / 366 }

/**
 * An upper bound: ignores parts that exclude hours or days, and counts one day per week, month or
 * year.
 */
function datesAtMost(rule: Rule, start: string, { from, to }: LocalWindow): number {
  const { frequency, interval, hours, minutes, seconds, count = Infinity } = rule
  const until = readSingleTime(rule.until ?? '', undefined)?.local ?? to
  const first = start > from ? start : from
  const days = Math.max(0, dayOf(until < to ? until : to) - dayOf(first) + 1)
  const isByHour = frequency === 'HOURLY' && hours.length > 0
  const periods = isByHour ? days : (days * periodsOfDay[frequency]) / interval
  return Math.min(count, periods * Math.max(1, hours.length) * minutes.length * seconds.length)
}
