import { expect, test } from 'vitest'

import { comparedFigures, distinctFigures } from './compared-figures.ts'

test.each([
  { behind: 'points', own: 4, before: 7, shown: [4, 7] },
  { behind: 'head_to_head_difference', own: -2, before: 2, shown: [-2, 2] },
  { behind: 'fewer_conceded', own: -9, before: -7, shown: [9, 7] },
  { behind: 'fair_play', own: -3, before: 0, shown: [3, 0] },
  { behind: 'earlier_place', own: -3, before: -1, shown: [3, 1] },
  { behind: 'drawn_lots', own: -1, before: 0, shown: undefined },
  { behind: 'rounded_off', own: 0, before: 1, shown: undefined },
] as const)('$behind compares $shown', ({ behind, own, before, shown }) => {
  expect(comparedFigures({ behind, compared: { own, before } })).toEqual(shown)
})

test('teams sharing a position have no compared figures', () => {
  expect(comparedFigures({ behind: 'shared', compared: null })).toBeUndefined()
})

test.each([
  { own: 4, before: 7, locale: 'en', shown: ['4', '7'] },
  { own: -2, before: 2, locale: 'en', shown: ['−2', '2'] },
  { own: 92 / 91, before: 93 / 91, locale: 'en', shown: ['1.011', '1.022'] },
  { own: 183 / 184, before: 184 / 185, locale: 'en', shown: ['0.99457', '0.99459'] },
  { own: 183 / 184, before: 184 / 185, locale: 'de', shown: ['0,99457', '0,99459'] },
  { own: 1000 / 999, before: 1001 / 1000, locale: 'es', shown: ['1,001001', '1,001'] },
])('$own and $before are shown as $shown', ({ own, before, locale, shown }) => {
  expect(distinctFigures([own, before], locale)).toEqual(shown)
})
