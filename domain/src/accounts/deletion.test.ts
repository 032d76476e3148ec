import { expect, test } from 'vitest'

import { erasureDate, exportExpiresAt } from './deletion.ts'

const now = new Date('2026-03-14T09:00:00.000Z')

test('erases an account two weeks after its owner asked', () => {
  expect(erasureDate(now).toISOString()).toBe('2026-03-28T09:00:00.000Z')
})

test('keeps a data export for a week', () => {
  expect(exportExpiresAt(now).toISOString()).toBe('2026-03-21T09:00:00.000Z')
})
