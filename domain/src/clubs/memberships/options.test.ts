import { expect, test } from 'vitest'

import { hasLeft } from './options.ts'

test.each([
  [null, false],
  ['2026-06-29', true],
  ['2026-06-30', true],
  ['2026-12-31', false],
])('leaving on %s counts as former on 30 June: %s', (exitedOn, left) => {
  expect(hasLeft(exitedOn, '2026-06-30')).toBe(left)
})
