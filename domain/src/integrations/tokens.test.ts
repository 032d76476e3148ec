import { expect, test } from 'vitest'

import { endedTokenCutoff, tokenDays, tokenExpiresAt } from './tokens.ts'

const now = new Date('2026-03-14T09:00:00.000Z')

test.each([
  [7, '2026-03-21T09:00:00.000Z'],
  [30, '2026-04-13T09:00:00.000Z'],
  [90, '2026-06-12T09:00:00.000Z'],
  [365, '2027-03-14T09:00:00.000Z'],
] as const)('a token of %i days ends at %s', (days, end) => {
  expect(tokenExpiresAt(now, days).toISOString()).toBe(end)
  expect(tokenDays).toContain(days)
})

test('lists an expired token for thirty days', () => {
  expect(endedTokenCutoff(now).toISOString()).toBe('2026-02-12T09:00:00.000Z')
})
