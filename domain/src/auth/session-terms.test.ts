import { expect, test } from 'vitest'

import { hasRunOut, sessionEnd } from './session-terms.ts'

const begun = new Date('2026-01-01T08:00:00Z')
const after = (days: number) => new Date(begun.getTime() + days * 86_400_000)

test.each([
  ['fresh', undefined, 0, false],
  ['unused for almost a month', undefined, 29.9, false],
  ['unused for a month', undefined, 30, true],
  ['used yesterday', 99, 100, false],
  ['used a month ago', 70, 100, true],
  ['used all the time for almost half a year', 179, 179.9, false],
  ['used all the time for half a year', 179, 180, true],
])('a session %s (last refresh on day %j, now day %d) has run out: %s', (_, used, now, isOver) => {
  const times = {
    createdAt: begun,
    refreshedAt: used === undefined ? null : after(used),
    notAfter: sessionEnd(begun),
  }
  expect(hasRunOut(times, after(now))).toBe(isOver)
})
