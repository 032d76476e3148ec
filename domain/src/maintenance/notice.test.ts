import { expect, test } from 'vitest'

import { retryAfterSeconds } from './notice.ts'

const now = new Date('2026-03-14T09:00:00Z')

test.each([
  ['2026-03-14T09:10:00Z', 600],
  ['2026-03-14T09:00:00.400Z', 1],
  ['2026-03-14T09:00:00Z', 300],
  ['2026-03-14T08:00:00Z', 300],
  [undefined, 300],
])('an end at %s is waited for %i seconds', (until, seconds) => {
  const notice = { message: '', until: until === undefined ? undefined : new Date(until) }
  expect(retryAfterSeconds(notice, now)).toBe(seconds)
})
