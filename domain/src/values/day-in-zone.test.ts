import { expect, test } from 'vitest'

import { dayInZone, wallClockOf } from './day-in-zone.ts'

test.each([
  ['2026-03-10T23:30:00Z', 'Europe/Madrid', '2026-03-11'],
  ['2026-03-10T22:30:00Z', 'Europe/Madrid', '2026-03-10'],
  ['2026-03-29T00:59:59Z', 'Europe/Madrid', '2026-03-29'],
  ['2026-03-10T03:00:00Z', 'America/New_York', '2026-03-09'],
  ['2026-01-01T00:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
  ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
])('at %s it is in %s the %s', (instant, timeZone, day) => {
  expect(dayInZone(new Date(instant), timeZone)).toBe(day)
})

test.each([
  ['2026-03-10T23:30:00Z', 'Europe/Madrid', '2026-03-11T00:30'],
  ['2026-03-29T00:59:59Z', 'Europe/Madrid', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Madrid', '2026-03-29T03:00'],
  ['2026-03-10T12:00:00+05:30', 'UTC', '2026-03-10T06:30'],
  ['2026-01-01T00:00:00Z', 'Asia/Kathmandu', '2026-01-01T05:45'],
])('at %s the clock in %s shows %s', (instant, timeZone, shown) => {
  expect(wallClockOf(instant, timeZone)).toBe(shown)
})
