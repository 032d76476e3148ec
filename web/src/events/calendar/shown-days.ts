import { isDay } from '@touchline/domain/events/days'
import { monthOfWeek, weekOf, weekOfMonth } from '@touchline/domain/events/month-grid'

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

/**
 * The address has a week, a month or both; either implies the other, so that views can be
 * switched.
 */
export function readShownDays(params: URLSearchParams, today: string) {
  const day = params.get('week') ?? ''
  const wanted = params.get('month') ?? ''
  const week = isDay(day) ? weekOf(day) : undefined
  const month = monthPattern.test(wanted) ? wanted : monthOfWeek(week ?? [today], today)
  return { month, week: week ?? weekOfMonth(month, today), from: firstDay({ day, month, today }) }
}

/** The day or month in the address; without one, today or this month. */
function firstDay({ day, month, today }: Record<'day' | 'month' | 'today', string>): string {
  if (isDay(day)) return day
  return month === today.slice(0, 7) ? today : `${month}-01`
}
