import { expect, test } from 'vitest'

import { retentionDays, retentionCutoff } from './retention.ts'

test('trust.md 2, row 18: contact data expires a year after leaving', () => {
  const now = new Date('2026-03-14T03:00:00.000Z')
  expect(retentionCutoff(now, retentionDays.leavers).toISOString()).toBe('2025-03-14T03:00:00.000Z')
})

test('trust.md 2, row 18: a name is kept longer than the contact data, but not forever', () => {
  expect(retentionDays.namesOfLeavers).toBeGreaterThan(retentionDays.leavers)
})
