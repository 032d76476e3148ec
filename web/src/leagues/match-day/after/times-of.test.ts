import { expect, test } from 'vitest'

import { hasBegun } from './times-of.ts'

const startsAt = '2026-03-14T10:00:00.000Z'
const before = new Date('2026-03-14T09:00:00.000Z')
const after = new Date('2026-03-14T12:00:00.000Z')
const untouched = { startsAt, endedAt: null, marks: [] }

test('no one has played before the match, even if a result exists', () => {
  const known = { ...untouched, endedAt: '2026-03-13T20:00:00.000Z' }
  expect(hasBegun(known, before)).toBe(false)
  expect(hasBegun(known, after)).toBe(true)
})

test('a running clock means it has started; without clock and result it is unknown', () => {
  expect(hasBegun({ ...untouched, marks: ['start'] }, before)).toBe(true)
  expect(hasBegun(untouched, after)).toBe(false)
})
