import { expect, test } from 'vitest'

import { fillMissingDays } from './fill-missing-days.ts'

test('days without movements keep the previous total', () => {
  const course = fillMissingDays([
    { day: '2026-02-27', paid: 10, charged: 30 },
    { day: '2026-03-02', paid: 20, charged: 30 },
  ])
  expect(course.map(({ day, paid }) => [day, paid])).toEqual([
    ['2026-02-27', 10],
    ['2026-02-28', 10],
    ['2026-03-01', 10],
    ['2026-03-02', 20],
  ])
})

test('one day is one day, and no data is empty', () => {
  const [only] = [{ day: '2026-03-02', paid: 20, charged: 30 }]
  expect(fillMissingDays([only])).toEqual([only])
  expect(fillMissingDays([])).toEqual([])
})
