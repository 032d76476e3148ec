import { expect, test } from 'vitest'

import { isFreshSignIn } from './fresh-sign-in.ts'

const now = new Date('2026-03-14T09:00:00.000Z')

test.each([
  ['now', '2026-03-14T09:00:00.000Z', true],
  ['ten minutes ago', '2026-03-14T08:50:00.000Z', true],
  ['a second more', '2026-03-14T08:49:59.000Z', false],
])('a sign-in of %s is fresh or not', (_, at, fresh) => {
  expect(isFreshSignIn(new Date(at), now)).toBe(fresh)
})

test('a session without a start time is not fresh', () => {
  expect(isFreshSignIn(undefined, now)).toBe(false)
})
