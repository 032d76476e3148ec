import { expect, test } from 'vitest'

import { eraseAt, exportExpiresAt } from './leaving.ts'

const now = new Date('2026-03-14T09:00:00.000Z')

test('erases an account two weeks after its owner asked', () => {
  expect(eraseAt(now).toISOString()).toBe('2026-03-28T09:00:00.000Z')
})

test('keeps a data export for a week', () => {
  expect(exportExpiresAt(now).toISOString()).toBe('2026-03-21T09:00:00.000Z')
})
