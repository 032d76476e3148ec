import { expect, test } from 'vitest'

import { quietHoursEnd, usualQuietHours } from './quiet-hours.ts'

const zone = 'Europe/Madrid'

test.each([
  ['in the evening before', '2026-03-14T20:59:00Z', '2026-03-14T20:59:00.000Z'],
  ['at ten', '2026-03-14T21:00:00Z', '2026-03-15T06:00:00.000Z'],
  ['after midnight', '2026-03-15T01:00:00Z', '2026-03-15T06:00:00.000Z'],
  ['at seven', '2026-03-15T06:00:00Z', '2026-03-15T06:00:00.000Z'],
  ['in the night the clocks go forward', '2026-03-28T22:30:00Z', '2026-03-29T05:00:00.000Z'],
  ['in the night the clocks go back', '2026-10-24T22:30:00Z', '2026-10-25T06:00:00.000Z'],
])('delays what comes %s until %s', (_, now, at) => {
  expect(quietHoursEnd({ ...usualQuietHours, zone }, new Date(now)).toISOString()).toBe(at)
})

test.each([
  ['12:30', '2026-03-14T13:00:00.000Z'],
  ['11:59', '2026-03-14T10:59:00.000Z'],
])('quiet hours at noon, at %s', (clock, at) => {
  const noon = { isOn: true, from: '12:00', until: '14:00', zone }
  const now = new Date(`2026-03-14T${clock}:00+01:00`)
  expect(quietHoursEnd(noon, now).toISOString()).toBe(at)
})

test.each([
  ['are switched off', { isOn: false }],
  ['begin and end at once', { from: '07:00' }],
])('delays nothing if they %s', (_, change) => {
  const now = new Date('2026-03-15T01:00:00Z')
  expect(quietHoursEnd({ ...usualQuietHours, zone, ...change }, now)).toEqual(now)
})
