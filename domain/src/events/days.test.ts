import { expect, test } from 'vitest'

import { endKeepingLength, laterBy } from './days.ts'

test.each([
  ['17:30', 90, '19:00'],
  ['23:00', 90, '23:59'],
  ['08:05', 0, '08:05'],
])('%s and %i minutes later it is %s', (time, minutes, later) => {
  expect(laterBy(time, minutes)).toBe(later)
})

test.each([
  ['09:00', '10:30', '18:00', '19:30'],
  ['09:00', '10:30', '23:00', '23:59'],
  ['20:00', '18:00', '21:00', '18:00'],
])('from %s to %s, begun at %s, it ends at %s', (...[startTime, endTime, start, end]) => {
  expect(endKeepingLength({ startTime, endTime }, start)).toBe(end)
})
