import { expect, test } from 'vitest'

import { sheetExpiresAt } from './sheet-expiry.ts'

test.each([
  ['2026-03-20', 'Europe/Madrid', '2026-04-03T21:59:00.000Z'],
  ['2026-03-01', 'Europe/Madrid', '2026-03-28T22:59:00.000Z'],
  [null, 'Europe/Madrid', '2026-03-28T22:59:00.000Z'],
  [null, 'America/Los_Angeles', '2026-03-28T06:59:00.000Z'],
])('of a match on %s in %s is two weeks after it or after today: %s', (date, timeZone, end) => {
  const now = new Date('2026-03-14T02:00:00.000Z')
  expect(sheetExpiresAt({ date }, timeZone, now).toISOString()).toBe(end)
})
