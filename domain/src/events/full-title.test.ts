import { expect, test } from 'vitest'

import { fullTitle } from './full-title.ts'

test.each([
  ['Practice', null, 'Practice'],
  ['Match', 'CD Sur', 'Match · CD Sur'],
  ['Cup: cd sur away', 'CD Sur', 'Cup: cd sur away'],
  ['Pokal in Koln', 'Köln', 'Pokal in Koln'],
])('shows %s against %s as %s', (title, opponent, whole) => {
  expect(fullTitle({ title, opponent })).toBe(whole)
})
