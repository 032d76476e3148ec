import { expect, test } from 'vitest'

import { dayQueryString } from './day-query-string.ts'
import { readShownDays } from './shown-days.ts'

const shownAt = (search: string, today: string) => readShownDays(new URLSearchParams(search), today)

test.each([
  ['2026-03-01', '2026-11-22', '2026-02-23'],
  ['2026-03-01', '2026-02-26', '2026-02-23'],
  ['2026-06-30', '2026-07-02', '2026-06-29'],
  ['2026-11-22', '2026-11-22', '2026-11-16'],
])('keeps %s, opened on %s, in its own month and in the week of %s', (day, today, monday) => {
  const { month, week } = shownAt(dayQueryString(day), today)
  expect(month).toBe(day.slice(0, 7))
  expect(week[0]).toBe(monday)
  expect(week).toContain(day)
})

test.each([
  ['', '2026-11', '2026-11-16'],
  ['?week=2026-11-30', '2026-11', '2026-11-30'],
  ['?week=2026-06-30', '2026-06', '2026-06-29'],
  ['?month=2026-12', '2026-12', '2026-11-30'],
  ['?week=2026-02-30&month=2026-13', '2026-11', '2026-11-16'],
])('“%s” shows %s and the week of %s', (search, month, monday) => {
  const shown = shownAt(search, '2026-11-22')
  expect([shown.month, shown.week[0]]).toEqual([month, monday])
})
