import { addDays, weekdayIndex } from './days.ts'

const cells = 42

/** The 42 days a month page shows: six weeks from the Monday on or before the first of the month. */
export function monthGrid(month: string): readonly string[] {
  const first = `${month}-01`
  const monday = addDays(first, -weekdayIndex(first))
  return Array.from({ length: cells }, (_, cell) => addDays(monday, cell))
}

/** The seven days from the Monday on or before a day. */
export function weekOf(day: string): readonly string[] {
  const monday = addDays(day, -weekdayIndex(day))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** The month of a week: today's if it contains today, otherwise that of its Monday. */
export function monthOfWeek(week: readonly string[], today: string): string {
  return (week.includes(today) ? today : (week[0] ?? today)).slice(0, 7)
}

/** The week of today in this month, or else its first. */
export function weekOfMonth(month: string, today: string): readonly string[] {
  return weekOf(today.startsWith(month) ? today : `${month}-01`)
}

/** The same day of another month, or its last day if shorter. */
export function sameDayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}

/** Adds months to `2026-03`. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  const year = Math.floor(months / 12)
  return `${String(year).padStart(4, '0')}-${String(months - year * 12 + 1).padStart(2, '0')}`
}
