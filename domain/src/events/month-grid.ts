import { addDays, weekdayIndex } from './days.ts'

const cells = 42

/** The 42 days a month page shows: six weeks from the Monday on or before the first of the month. */
export function monthGrid(month: string): readonly string[] {
  const first = `${month}-01`
  const monday = addDays(first, -weekdayIndex(first))
  return Array.from({ length: cells }, (_, cell) => addDays(monday, cell))
}

/** `2026-03` moved by a number of months, over the turn of the year. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  const year = Math.floor(months / 12)
  return `${String(year).padStart(4, '0')}-${String(months - year * 12 + 1).padStart(2, '0')}`
}
