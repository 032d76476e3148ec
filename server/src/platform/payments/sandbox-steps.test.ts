import { expect, test } from 'vitest'

import { periodEnd, unusedShare } from './sandbox-steps.ts'

const day = (text: string) => new Date(`${text}T10:00:00Z`)

test.each([
  ['month', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
  ['year', '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['month', '2026-12-15', ['2027-01-15']],
] as const)('paid by the %s from %s, renews on %j', (interval, begun, days) => {
  let start = day(begun)
  for (const next of days) {
    start = periodEnd(day(begun), interval, start)
    expect(start).toEqual(day(next))
  }
})

test.each([
  ['2026-03-01', 1000],
  ['2026-03-16', 516],
  ['2026-04-01', 0],
  ['2026-05-01', 0],
])('of a month that ends early on %s, %d of 1000 are unused', (now, rest) => {
  const march = { starts_at: day('2026-03-01'), period_ends_at: day('2026-04-01') }
  expect(unusedShare(1000, march, day(now))).toBe(rest)
})
