import { expect, test } from 'vitest'

import { fromLocalTime, startOfDay, toLocalTime } from './local-time.ts'

test('a time survives the field', () => {
  const instant = '2026-03-14T09:30:00.000Z'
  expect(fromLocalTime(toLocalTime(instant))).toBe(instant)
  expect(toLocalTime(null)).toBe('')
})

test.each(['', 'tomorrow', '2026-13-01T10:00'])('%j is no time', (typed) => {
  expect(fromLocalTime(typed)).toBeNull()
})

test('a day begins at midnight here and ends where the next one begins', () => {
  const first = new Date(startOfDay('2026-03-14', 'this') ?? '')
  const last = new Date(startOfDay('2026-03-14', 'next') ?? '')
  expect([first.getHours(), first.getDate()]).toEqual([0, 14])
  expect([last.getHours(), last.getDate()]).toEqual([0, 15])
  expect(startOfDay('', 'this')).toBeUndefined()
})
