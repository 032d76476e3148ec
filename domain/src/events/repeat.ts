import { addDays, daysBetween, weekdayIndex, weekdays } from './days.ts'
import type { Weekday } from './days.ts'

export const maximumOccurrences = 400
export const maximumDays = 731

export const monthlyPatterns = ['date', 'weekday'] as const

export type MonthlyPattern = (typeof monthlyPatterns)[number]

/** Start and end on one weekday. */
export interface WeekdayTimes {
  readonly weekday: Weekday
  readonly startTime: string
  readonly endTime: string
}

/** The form's repetition: how often, on which days, until when. */
export interface Repeat {
  readonly every: 'day' | 'week' | 'month'
  readonly interval: number
  /** For weekly repetition; empty means the weekday of the first date. */
  readonly weekdays: readonly Weekday[]
  /** For weekly repetition: weekdays with different times. */
  readonly times: readonly WeekdayTimes[]
  /** For monthly repetition: the same date, or the same weekday ("the second Tuesday"). */
  readonly monthlyBy: MonthlyPattern
  /** Days without an event. */
  readonly except: readonly string[]
  readonly ends:
    | { readonly kind: 'until'; readonly day: string }
    | { readonly kind: 'count'; readonly count: number }
}

export type RepeatProblem = 'until_before_start' | 'repeat_too_long' | 'repeat_too_many'

/** Why a repetition can't start on a day, or undefined. */
export function repeatProblem(repeat: Repeat, firstDay: string): RepeatProblem | undefined {
  if (repeat.ends.kind === 'count')
    return repeat.ends.count > maximumOccurrences ? 'repeat_too_many' : undefined
  if (repeat.ends.day < firstDay) return 'until_before_start'
  return daysBetween(firstDay, repeat.ends.day) > maximumDays ? 'repeat_too_long' : undefined
}

/** The position of a day among its weekday in the month, from 1; the fifth is the last, -1. */
export function weekdayOrdinal(day: string): number {
  const ordinal = Math.ceil(Number(day.slice(8)) / 7)
  return ordinal === 5 ? -1 : ordinal
}

/** The first day from the chosen date that has one of the chosen weekdays. */
export function firstDayOf(repeat: Repeat, date: string): string {
  if (repeat.every !== 'week' || repeat.weekdays.length === 0) return date
  const today = weekdayIndex(date)
  const waits = repeat.weekdays.map((weekday) => (weekdays.indexOf(weekday) - today + 7) % 7)
  return addDays(date, Math.min(...waits))
}
