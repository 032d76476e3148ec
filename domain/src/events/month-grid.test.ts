import { expect, test } from 'vitest'

import { addDays, daysBetween, isDay, weekdayOf } from './days.ts'
import fixture from './fixtures/clock-changes.json' with { type: 'json' }
import {
  addMonths,
  monthGrid,
  monthOfWeek,
  sameDayInMonth,
  weekOf,
  weekOfMonth,
} from './month-grid.ts'
import { timeChoices } from './time-choices.ts'

test.each(fixture.month_grid_42_cells)(
  '$month shows $first_cell to $last_cell',
  ({ month, first_cell, last_cell }) => {
    const grid = monthGrid(month)
    expect(grid).toHaveLength(42)
    expect([grid[0], grid.at(-1)]).toEqual([first_cell, last_cell])
    expect(weekdayOf(grid[0] ?? '')).toBe('MO')
  },
)

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
  ['2026-05', -17, '2024-12'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

test.each(['2026-11-16', '2026-11-21', '2026-11-22'])('starts the week of %s on Monday', (day) => {
  const week = weekOf(day)
  expect(week).toHaveLength(7)
  expect([week[0], week[6]]).toEqual(['2026-11-16', '2026-11-22'])
})

test.each([
  ['2026-01-31', '2026-02', '2026-02-28'],
  ['2026-01-31', '2024-02', '2024-02-29'],
  ['2026-02-28', '2026-12', '2026-12-28'],
  ['2026-10-01', '2026-11', '2026-11-01'],
])('the day of %s in %s is %s', (day, month, expected) => {
  expect(sameDayInMonth(day, month)).toBe(expected)
})

test.each([
  ['2026-12-01', '2026-11-30', '2026-12'],
  ['2026-11-30', '2026-11-30', '2026-11'],
  ['2026-06-01', '2026-11-30', '2026-11'],
])('on %s the week of %s belongs to %s, whose page shows all of it', (today, monday, month) => {
  expect(monthOfWeek(weekOf(monday), today)).toBe(month)
  expect(monthGrid(month)).toEqual(expect.arrayContaining([...weekOf(monday)]))
})

test.each([
  ['2026-11', '2026-11-21', '2026-11-16'],
  ['2026-12', '2026-11-21', '2026-11-30'],
])('a month %s on %s starts its weeks with %s', (month, today, monday) => {
  expect(weekOfMonth(month, today)[0]).toBe(monday)
})

test('counts days independently of clocks', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect([isDay('2024-02-29'), isDay('2026-02-29'), isDay('2026-2-9')]).toEqual([
    true,
    false,
    false,
  ])
})

test('proposes 48 half hours', () => {
  expect(timeChoices).toHaveLength(48)
  expect([timeChoices[0], timeChoices[19], timeChoices.at(-1)]).toEqual(['00:00', '09:30', '23:30'])
})
