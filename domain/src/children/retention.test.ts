import { expect, test } from 'vitest'

import { retentionDays, overBefore } from './retention.ts'

test('trust.md 2, row 18: a year after leaving, contact data is over its time', () => {
  const now = new Date('2026-03-14T03:00:00.000Z')
  expect(overBefore(now, retentionDays.leavers).toISOString()).toBe('2025-03-14T03:00:00.000Z')
})

test('trust.md 2, row 18: a name outlives the contact data of its person, and not forever', () => {
  expect(retentionDays.namesOfLeavers).toBeGreaterThan(retentionDays.leavers)
})
