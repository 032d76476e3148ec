import { spendSteps, type Budget } from './budget.ts'
import { dayOf, dayText, firstOf, partsOf } from './day-numbers.ts'
import type { Rule } from './rule.ts'
import { matchesRule } from './ruled-days.ts'

/** Wall-clock times, compared as text. */
export interface LocalWindow {
  readonly from: string
  readonly to: string
}

interface Reach {
  readonly window: LocalWindow
  /** The last time the rule allows. */
  readonly until: string
  readonly budget: Budget
}

/**
 * The times of a rule within the window. Without COUNT it starts at the window, so an old rule
 * costs no more than the window.
 */
export function expandRule(rule: Rule, start: string, { window, until, budget }: Reach): string[] {
  const last = until < window.to ? until : window.to
  const end = periodOf(rule, last)
  const found: string[] = []
  let left = rule.count ?? Infinity
  for (let at = firstPeriod(rule, start, window); at <= end; at += rule.interval) {
    for (const local of timesIn(rule, at, budget)) {
      if (local < start) continue
      if (local > last || left === 0) return found
      left -= 1
      if (local >= window.from) found.push(local)
    }
  }
  return found
}

function firstPeriod(rule: Rule, start: string, { from }: LocalWindow): number {
  const begin = periodOf(rule, start)
  if (rule.count !== undefined || from <= start) return begin
  const jump = Math.floor((periodOf(rule, from) - begin) / rule.interval)
  return begin + jump * rule.interval
}

/** The number of the hour, day, week, month or year that contains a time. */
function periodOf({ frequency, weekStart }: Rule, local: string): number {
  const day = dayOf(local)
  if (frequency === 'HOURLY') return day * 24 + Number(local.slice(11, 13))
  if (frequency === 'DAILY') return day
  if (frequency === 'WEEKLY') return Math.floor((day + 3 - weekStart) / 7)
  const { year, month } = partsOf(day)
  return frequency === 'MONTHLY' ? year * 12 + month - 1 : year
}

/** The times of a rule in one period, in order. */
function timesIn(rule: Rule, at: number, budget: Budget): readonly string[] {
  const period = daysIn(rule, at)
  spendSteps(budget, Math.max(1, Math.ceil(period.length / 7)))
  const days = period.filter((day) => matchesRule(rule, day))
  if (days.length === 0) return []
  const { hours, minutes, seconds } = rule
  spendSteps(budget, days.length * Math.max(1, hours.length) * minutes.length * seconds.length)
  const clock = clockTimes(rule, at)
  const all = days.flatMap((day) => clock.map((time) => `${dayText(day)}T${time}`))
  if (rule.positions.length === 0) return all
  return all.filter(
    (_, place) => rule.positions.includes(place + 1) || rule.positions.includes(place - all.length),
  )
}

function daysIn({ frequency, weekStart, months }: Rule, at: number): readonly number[] {
  if (frequency === 'HOURLY') return [Math.floor(at / 24)]
  if (frequency === 'DAILY') return [at]
  if (frequency === 'WEEKLY') return row(at * 7 - 3 + weekStart, 7)
  if (frequency === 'MONTHLY') return monthDays(Math.floor(at / 12), (at % 12) + 1)
  if (months.length > 0)
    return months
      .filter((month) => month >= 1 && month <= 12)
      .toSorted((one, other) => one - other)
      .flatMap((month) => monthDays(at, month))
  return row(firstOf(at, 1), firstOf(at + 1, 1) - firstOf(at, 1))
}

function monthDays(year: number, month: number): readonly number[] {
  const first = firstOf(year, month)
  return row(first, firstOf(year, month + 1) - first)
}

function row(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, place) => first + place)
}

function clockTimes({ frequency, hours, minutes, seconds }: Rule, at: number): readonly string[] {
  const ownHours = frequency === 'HOURLY' ? [at - Math.floor(at / 24) * 24] : hours
  return ownHours
    .filter((hour) => hours.length === 0 || hours.includes(hour))
    .flatMap((hour) => minutes.flatMap((minute) => seconds.map((second) => [hour, minute, second])))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    .toSorted()
}
