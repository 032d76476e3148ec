import { expect, test } from 'vitest'

import { isSessionExpired, sessionEnd } from './session-terms.ts'

const begun = new Date('2026-01-01T08:00:00Z')
const after = (days: number) => new Date(begun.getTime() + days * 86_400_000)

interface Row {
  readonly says: string
  /** Days after the sign-in. */
  readonly used?: number
  readonly now: number
  readonly isOver: boolean
}

const rows: readonly Row[] = [
  { says: 'fresh', now: 0, isOver: false },
  { says: 'unused for almost a month', now: 29.9, isOver: false },
  { says: 'unused for a month', now: 30, isOver: true },
  { says: 'used yesterday', used: 99, now: 100, isOver: false },
  { says: 'used a month ago', used: 70, now: 100, isOver: true },
  { says: 'used all the time for almost half a year', used: 179, now: 179.9, isOver: false },
  { says: 'used all the time for half a year', used: 179, now: 180, isOver: true },
]

test.each(rows)('a session $says has run out: $isOver', ({ used, now, isOver }) => {
  const times = {
    createdAt: begun,
    refreshedAt: used === undefined ? null : after(used),
    notAfter: sessionEnd(begun),
  }
  expect(isSessionExpired(times, after(now))).toBe(isOver)
})
