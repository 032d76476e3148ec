import { expect, test } from 'vitest'

import { lastDayOf, nextPeriod, partOfYear, periodContaining } from './period.ts'

test.each([
  ['2027-01-01', 12, '2027-12-31', '2028-01-01'],
  ['2026-08-01', 12, '2027-07-31', '2027-08-01'],
  ['2027-10-01', 3, '2027-12-31', '2028-01-01'],
  ['2028-02-01', 1, '2028-02-29', '2028-03-01'],
] as const)('%s for %i months ends on %s, followed by %s', (...row) => {
  const [startsOn, months, last, next] = row
  expect(lastDayOf({ startsOn, months })).toBe(last)
  expect(nextPeriod({ startsOn, months })).toEqual({ startsOn: next, months })
})

test.each([
  ['2026-11-30', 12, 1, '2026-01-01'],
  ['2026-11-30', 12, 8, '2026-08-01'],
  ['2026-03-31', 12, 8, '2025-08-01'],
  ['2026-11-30', 6, 8, '2026-08-01'],
  ['2026-03-31', 6, 8, '2026-02-01'],
  ['2026-11-30', 3, 1, '2026-10-01'],
  ['2026-11-30', 1, 8, '2026-11-01'],
] as const)('%s is in the period of %i months, with a year from month %i, from %s', (...row) => {
  const [day, months, yearBegins, startsOn] = row
  expect(periodContaining(day, { months, yearBegins })).toEqual({ startsOn, months })
})

test.each([
  ['2026-08-01', 3, 8, { at: 0, count: 4 }],
  ['2027-05-01', 3, 8, { at: 3, count: 4 }],
  ['2027-01-01', 1, 1, { at: 0, count: 12 }],
  ['2027-07-01', 1, 8, { at: 11, count: 12 }],
] as const)('%s for %i months, with a year from month %i, is its part', (...row) => {
  const [startsOn, months, yearBegins, part] = row
  expect(partOfYear({ startsOn, months }, yearBegins)).toEqual(part)
})
