import { expect, test } from 'vitest'

import { isCompleteWithoutPartner } from './partner.ts'

const cases = [
  ['goal', true],
  ['three_points', true],
  ['try', true],
  ['yellow_card', true],
  ['substitution', false],
] as const

test.each(cases)('a %s is complete without a second player: %s', (kind, isWhole) => {
  expect(isCompleteWithoutPartner({ side: 'own', kind })).toBe(isWhole)
})
