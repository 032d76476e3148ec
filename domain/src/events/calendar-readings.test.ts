import { expect, test } from 'vitest'

import { importWindow, nextReadingAt } from './calendar-readings.ts'
import { zoneFromWindowsName } from './windows-zones.ts'

const now = new Date('2026-03-14T09:00:00.000Z')

test.each([
  [0, '2026-03-14T10:00:00.000Z'],
  [1, '2026-03-14T11:00:00.000Z'],
  [4, '2026-03-15T01:00:00.000Z'],
  [5, '2026-03-15T09:00:00.000Z'],
  [500, '2026-03-15T09:00:00.000Z'],
])('reads again after %i failures at %s', (failures, expected) => {
  expect(nextReadingAt(now, failures).toISOString()).toBe(expected)
})

test('covers a month back and two years ahead', () => {
  const { from, to } = importWindow(now)
  expect([from, to].map((moment) => moment.toISOString().slice(0, 10))).toEqual([
    '2026-02-11',
    '2028-03-14',
  ])
})

test.each([
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['Eastern Standard Time (Mexico)', 'America/Cancun'],
  ['UTC', 'UTC'],
  ['Mars Standard Time', undefined],
])('%s is %s', (name, zone) => {
  expect(zoneFromWindowsName(name)).toBe(zone)
})
