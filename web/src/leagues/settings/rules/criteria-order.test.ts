import { criteria, type Criterion } from '@touchline/domain/leagues/rule-set'
import { expect, test } from 'vitest'

import { usesHeadToHead, isPerGame, unusedOf, withPoints } from './criteria-order.ts'

test.each<{ order: Criterion[]; wanted: 'points' | 'points_per_game'; after: Criterion[] }>([
  {
    order: ['points', 'difference'],
    wanted: 'points_per_game',
    after: ['points_per_game', 'difference'],
  },
  {
    order: ['wins', 'points_per_game', 'points'],
    wanted: 'points',
    after: ['wins', 'points'],
  },
  { order: ['difference'], wanted: 'points', after: ['points', 'difference'] },
])('$order with $wanted is $after', ({ order, wanted, after }) => {
  expect(withPoints(order, wanted)).toEqual(after)
  expect(isPerGame(after)).toBe(wanted === 'points_per_game')
})

test("criteria that aren't used can be added", () => {
  expect(unusedOf(criteria)).toEqual([])
  expect(unusedOf(['points'])).toHaveLength(criteria.length - 1)
})

test('head-to-head matches have their own criteria', () => {
  expect(usesHeadToHead(['points', 'difference'])).toBe(false)
  expect(usesHeadToHead(['points', 'head_to_head_wins'])).toBe(true)
})
