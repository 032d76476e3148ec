import { weekdays as weekdayNames } from '@touchline/domain/events/days'

import { dayOf, partsOf } from './day-numbers.ts'

const frequencies = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

type Frequency = (typeof frequencies)[number]

/** Monday is 0. Place 2 is the second, -1 the last, 0 each one of the month or year. */
interface RuledWeekday {
  readonly weekday: number
  readonly ordinal: number
}

/**
 * A parsed recurrence rule (RFC 5545, 3.3.10), completed from the start. Decision 0017 says why
 * imported rules are not run by a library.
 */
export interface Rule {
  readonly frequency: Frequency
  readonly interval: number
  readonly count: number | undefined
  /** As written. */
  readonly until: string | undefined
  /** Monday is 0. */
  readonly weekStart: number
  readonly months: readonly number[]
  readonly weeks: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  readonly weekdays: readonly RuledWeekday[]
  readonly hours: readonly number[]
  readonly minutes: readonly number[]
  readonly seconds: readonly number[]
  readonly positions: readonly number[]
}

/** Undefined if the rule is invalid, repeats by the minute or uses another calendar. */
export function ruleOf(written: string, start: string): Rule | undefined {
  const parts = new Map(
    written
      .toUpperCase()
      .replaceAll(/\s/g, '')
      .split(';')
      .map((part) => {
        const [name = '', value = ''] = part.split('=')
        return [name, value]
      }),
  )
  const frequency = frequencyIn(parts)
  if (frequency === undefined) return undefined
  const numbers = (name: string) => numbersIn(parts.get(name))
  const [hour = 0, minute = 0, second = 0] = start.slice(11).split(':').map(Number)
  const days = {
    months: numbers('BYMONTH'),
    weeks: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    weekdays: weekdaysIn(parts.get('BYDAY')),
  }
  return {
    frequency,
    interval: amount(parts.get('INTERVAL')) || 1,
    count: amount(parts.get('COUNT')),
    until: parts.get('UNTIL') || undefined,
    weekStart: weekdaysIn(parts.get('WKST'))[0]?.weekday ?? 0,
    ...days,
    ...leftOpen(frequency, days, start),
    hours: or(below(24, numbers('BYHOUR')), frequency === 'HOURLY' ? [] : [hour]),
    minutes: or(below(60, numbers('BYMINUTE')), [minute]),
    seconds: or(below(60, numbers('BYSECOND')), [second]),
    positions: numbers('BYSETPOS'),
  }
}

/** Rules for the months of another calendar (RSCALE, RFC 7529) are not supported. */
function frequencyIn(parts: ReadonlyMap<string, string>): Frequency | undefined {
  const isOurs = (parts.get('RSCALE') || 'GREGORIAN') === 'GREGORIAN'
  return isOurs ? frequencies.find((one) => one === parts.get('FREQ')) : undefined
}

type RuledDays = Pick<Rule, 'months' | 'weeks' | 'yearDays' | 'monthDays' | 'weekdays'>

/**
 * The parts a rule leaves out come from its start: weekday for weekly, date for monthly, both for
 * yearly rules.
 */
function leftOpen(frequency: Frequency, days: RuledDays, start: string): Partial<RuledDays> {
  const { months, weeks, yearDays, monthDays, weekdays } = days
  if (yearDays.length > 0 || monthDays.length > 0 || weekdays.length > 0) return {}
  const { month, monthDay, weekday } = partsOf(dayOf(start))
  const sameWeekday = { weekdays: [{ weekday, ordinal: 0 }] }
  if (frequency === 'WEEKLY' || (frequency === 'YEARLY' && weeks.length > 0)) return sameWeekday
  if (frequency === 'MONTHLY') return { monthDays: [monthDay] }
  if (frequency === 'YEARLY') return { months: or(months, [month]), monthDays: [monthDay] }
  return {}
}

function or(values: readonly number[], otherwise: readonly number[]): readonly number[] {
  return values.length > 0 ? values : otherwise
}

function amount(written: string | undefined): number | undefined {
  return /^\d{1,9}$/.test(written ?? '') ? Number(written) : undefined
}

/** No valid number exceeds the days of a year; duplicates count once. */
function numbersIn(list: string | undefined): readonly number[] {
  const named = namesIn(list).filter((one) => /^[+-]?\d{1,3}$/.test(one))
  return [...new Set(named.map(Number))].filter((one) => Math.abs(one) <= 366)
}

function below(limit: number, numbers: readonly number[]): readonly number[] {
  return numbers.filter((one) => one >= 0 && one < limit)
}

function weekdaysIn(list: string | undefined): readonly RuledWeekday[] {
  return namesIn(list).flatMap((one) => {
    const [, ordinal, name] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(one) ?? []
    const weekday = weekdayNames.findIndex((known) => known === name)
    return weekday === -1 ? [] : [{ weekday, ordinal: Number(ordinal ?? 0) }]
  })
}

function namesIn(list: string | undefined): readonly string[] {
  return [...new Set(list?.split(',') ?? [])]
}
