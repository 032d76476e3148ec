import { expect, test } from 'vitest'

import { laterBy } from './days.ts'

test.each([
  ['17:30', 90, '19:00', 0],
  ['23:00', 90, '00:30', 1],
  ['20:00', 240, '00:00', 1],
  ['09:00', 3 * 1440, '09:00', 3],
  ['08:05', 0, '08:05', 0],
])('%s and %i minutes later it is %s, %i nights on', (...[time, minutes, later, nights]) => {
  expect(laterBy(time, minutes)).toEqual({ time: later, nights })
})
