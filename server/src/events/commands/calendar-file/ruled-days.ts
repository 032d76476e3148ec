import { positionsOf, firstOf, partsOf, weekdayOf } from './day-numbers.ts'
import type { Rule } from './rule.ts'

/** True if the parts of a rule allow the day. */
export function matchesRule(rule: Rule, day: number): boolean {
  const { year, month, monthDay } = partsOf(day)
  const { months, monthDays, yearDays, weeks } = rule
  if (months.length > 0 && !months.includes(month)) return false
  const monthStart = firstOf(year, month)
  const monthLength = firstOf(year, month + 1) - monthStart
  if (!isOneOf(monthDays, positionsOf(monthDay, monthLength))) return false
  const yearStart = firstOf(year, 1)
  const yearLength = firstOf(year + 1, 1) - yearStart
  if (!isOneOf(yearDays, positionsOf(day - yearStart + 1, yearLength))) return false
  if (weeks.length > 0 && !isOneOf(weeks, weekOf(day, rule.weekStart))) return false
  const isInMonth = rule.frequency === 'MONTHLY' || months.length > 0
  return isRuledWeekday(
    rule,
    day,
    isInMonth
      ? { place: monthDay, length: monthLength }
      : { place: day - yearStart + 1, length: yearLength },
  )
}

interface Row {
  readonly place: number
  readonly length: number
}

/** "The second Tuesday" refers to a month or year; within a week or day it means every Tuesday. */
function isRuledWeekday({ weekdays, frequency }: Rule, day: number, { place, length }: Row) {
  if (weekdays.length === 0) return true
  const isCounted = frequency === 'MONTHLY' || frequency === 'YEARLY'
  const ordinals = [Math.ceil(place / 7), -Math.ceil((length - place + 1) / 7)]
  return weekdays.some(
    ({ weekday, ordinal }) =>
      weekday === weekdayOf(day) && (ordinal === 0 || !isCounted || ordinals.includes(ordinal)),
  )
}

function isOneOf(wanted: readonly number[], names: readonly number[]): boolean {
  return wanted.length === 0 || names.some((name) => wanted.includes(name))
}

/** The week number from the start and the end of the year that contains the week's fourth day. */
function weekOf(day: number, weekStart: number): readonly number[] {
  const middle = middleOf(day, weekStart)
  const { year } = partsOf(middle)
  const first = firstOf(year, 1)
  const weekAt = (at: number) => Math.floor((at - first) / 7) + 1
  return positionsOf(weekAt(middle), weekAt(middleOf(firstOf(year, 12) + 27, weekStart)))
}

function middleOf(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7) + 3
}
