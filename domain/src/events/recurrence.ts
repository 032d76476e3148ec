import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'

import { wallClockOf } from '../values/day-in-zone.ts'
import { weekdayOf } from './days.ts'
import { firstDayOf, maximumOccurrences, weekdayOrdinal } from './repeat.ts'
import type { MonthlyPattern, Repeat } from './repeat.ts'
import { endInstant, toInstant } from './wall-clock.ts'

/** A recurring event in local time. */
export interface Series {
  /** RFC 5545 recurrence rule, e.g. `FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270630T215959Z`. */
  readonly rule: string
  readonly zone: string
  /** First occurrence, `YYYY-MM-DDTHH:MM`. */
  readonly startsLocal: string
  readonly durationMinutes: number
  /**
   * Days between the rule's dates and the actual ones: a 31st moved by a day is on the 1st, which
   * rules can't express.
   */
  readonly shiftDays: number
  /** Local times of the rule without an event. */
  readonly exceptions: readonly string[]
}

export interface Occurrence {
  /** Local time by the rule, even if the clock skips it that day. */
  readonly local: string
  readonly startsAt: string
  readonly endsAt: string
}

export interface FirstTime {
  readonly date: string
  readonly time: string
  readonly zone: string
  readonly durationMinutes: number
}

/** The series of a repeated event from its first date. */
export function buildSeries(first: FirstTime, repeat: Repeat): Series {
  const day = firstDayOf(repeat, first.date)
  return {
    rule: [...frequencyOf(repeat, day), endingOf(repeat, first.zone)].join(';'),
    zone: first.zone,
    startsLocal: `${day}T${first.time}`,
    durationMinutes: first.durationMinutes,
    shiftDays: 0,
    exceptions: repeat.except.map((skipped) => `${skipped}T${first.time}`),
  }
}

/** The occurrences in order, one more than allowed so that callers notice too many. */
export function listOccurrences(series: Series): readonly Occurrence[] {
  return localTimesOfRule(series)
    .filter((local) => !series.exceptions.includes(local))
    .map((local) => ({
      local,
      startsAt: toInstant(local, series.zone),
      endsAt: endInstant(local, series.zone, series.durationMinutes),
    }))
}

/**
 * Every local time of the rule, including exceptions. The rule runs in a zone without clock
 * changes and each result is converted afterwards: the library drops skipped times, but a practice
 * must not vanish.
 */
export function localTimesOfRule(series: Omit<Series, 'exceptions'>): readonly string[] {
  const rule = new RRuleTemporal({
    rruleString: `RRULE:${onWallClock(series.rule, series.zone)}`,
    dtstart: Temporal.PlainDateTime.from(series.startsLocal)
      .subtract({ days: series.shiftDays })
      .toZonedDateTime('UTC'),
  })
  return rule
    .all((_, index) => index <= maximumOccurrences)
    .map((moment) =>
      moment.toPlainDateTime().add({ days: series.shiftDays }).toString({ smallestUnit: 'minute' }),
    )
}

/** Converts UNTIL, an instant in UTC (RFC 5545), to local time. */
function onWallClock(rule: string, zone: string): string {
  return rule.replace(
    /UNTIL=(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/,
    (_, ...parts: string[]) => {
      const [year, month, day, hour, minute, second] = parts
      const instant = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
      return `UNTIL=${compact(wallClockOf(instant, zone))}59Z`
    },
  )
}

function frequencyOf(repeat: Repeat, day: string): readonly string[] {
  const interval = repeat.interval === 1 ? [] : [`INTERVAL=${repeat.interval}`]
  if (repeat.every === 'day') return ['FREQ=DAILY', ...interval]
  if (repeat.every === 'month')
    return ['FREQ=MONTHLY', ...interval, monthDayOf(day, repeat.monthlyBy)]
  const byDay = repeat.weekdays.length === 0 ? [] : [`BYDAY=${repeat.weekdays.join(',')}`]
  return ['FREQ=WEEKLY', ...interval, 'WKST=MO', ...byDay]
}

export function monthDayOf(day: string, by: MonthlyPattern): string {
  if (by === 'date') return `BYMONTHDAY=${Number(day.slice(8))}`
  return `BYDAY=${weekdayOrdinal(day)}${weekdayOf(day)}`
}

function endingOf(repeat: Repeat, zone: string): string {
  if (repeat.ends.kind === 'count') return `COUNT=${repeat.ends.count}`
  const lastMinute = toInstant(`${repeat.ends.day}T23:59`, zone)
  return `UNTIL=${compact(lastMinute.slice(0, 16))}59Z`
}

function compact(local: string): string {
  return local.replaceAll(/[-:]/g, '')
}
