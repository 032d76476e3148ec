import { expect, test } from 'vitest'

import { isCompleteWithoutPartner } from './partner.ts'

const cases = [
  ['goal', true],
  ['three_points', true],
  ['try', true],
  ['yellow_card', true],
  ['substitution', false],
] as const

test.each(cases)('a %s is whole without a second person: %s', (kind, isWhole) => {
  expect(isCompleteWithoutPartner({ side: 'own', kind })).toBe(isWhole)
})
