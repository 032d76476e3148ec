import { expect, test } from 'vitest'

import { isWithinAutoSave, isOfflineTime } from './offline-times.ts'

const event = {
  startsAt: new Date('2026-03-14T10:00:00Z'),
  endsAt: new Date('2026-03-14T11:30:00Z'),
}

test.each([
  ['2026-03-12T09:59:59Z', false, false],
  ['2026-03-12T10:00:00Z', true, false],
  ['2026-03-13T09:59:59Z', true, false],
  ['2026-03-13T10:00:00Z', true, true],
  ['2026-03-14T11:29:59Z', true, true],
  ['2026-03-14T11:30:00Z', true, false],
  ['2026-03-14T23:29:59Z', true, false],
  ['2026-03-14T23:30:00Z', false, false],
])('at %s a copy may be stored: %s, is stored automatically: %s', (now, may, byItself) => {
  expect(isOfflineTime(event, new Date(now))).toBe(may)
  expect(isWithinAutoSave(event, new Date(now))).toBe(byItself)
})
