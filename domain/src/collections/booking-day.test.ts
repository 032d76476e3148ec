import { expect, test } from 'vitest'

import { bookingDay } from './booking-day.ts'

test.each([
  ['2026-03-14', '2026-03-14'],
  ['2026-03-14T09:00:00', '2026-03-14'],
  ['20260314', '2026-03-14'],
  ['2026/03/14', '2026-03-14'],
  ['14 Mar 2026', '2026-03-14'],
  ['14-août-26', '2026-08-14'],
  ['14.03.2026 10:00', '2026-03-14'],
  ['202603141', undefined],
  ['14.03.2026', '2026-03-14'],
  ['4/3/26', '2026-03-04'],
  ['03/14/2026', '2026-03-14'],
  ['31.02.2026', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%s is %s', (written, day) => {
  expect(bookingDay(written)).toBe(day)
})
