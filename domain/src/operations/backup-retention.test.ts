import { expect, test } from 'vitest'

import { keptBackups } from './backup-retention.ts'

const nights = (count: number) =>
  Array.from({ length: count }, (_, back) => new Date(Date.UTC(2026, 10, 30 - back, 3, 30)))

test.each([
  [{ daily: 7, weekly: 4, monthly: 0 }, 7 + 2],
  [{ daily: 7, weekly: 4, monthly: 3 }, 7 + 2 + 2],
  [{ daily: 1, weekly: 0, monthly: 0 }, 1],
  [{ daily: 0, weekly: 0, monthly: 0 }, 1],
])('of a hundred nights %o keeps %d', (retention, count) => {
  expect(keptBackups(nights(100), retention).size).toBe(count)
})

test('of several on a day the newest stays', () => {
  const [morning, noon] = [new Date('2026-11-30T06:00:00Z'), new Date('2026-11-30T12:00:00Z')]
  expect([...keptBackups([morning, noon], { daily: 7, weekly: 4, monthly: 0 })]).toEqual([noon])
})

test('days without a backup count for nothing', () => {
  const [old, older] = [new Date('2026-03-02T03:00:00Z'), new Date('2025-11-02T03:00:00Z')]
  expect(keptBackups([older, old], { daily: 2, weekly: 0, monthly: 0 }).size).toBe(2)
})

test('nothing is kept of nothing', () => {
  expect(keptBackups([], { daily: 7, weekly: 4, monthly: 0 }).size).toBe(0)
})
