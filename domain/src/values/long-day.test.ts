import { expect, test } from 'vitest'

import { longDay } from './long-day.ts'

test.each([
  ['en', 'UTC', '28 March 2026'],
  ['en', 'Europe/Madrid', '29 March 2026'],
  ['de', 'Europe/Madrid', '29. März 2026'],
  ['fr', 'Europe/Madrid', '29 mars 2026'],
  ['es', 'Europe/Madrid', '29 de marzo de 2026'],
] as const)('in %s, by the clocks of %s: %s', (language, timeZone, day) => {
  expect(longDay(new Date('2026-03-28T23:30:00Z'), language, timeZone)).toBe(day)
})
