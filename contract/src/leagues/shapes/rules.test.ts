import { presets } from '@touchline/domain/leagues/presets'
import { scoreBonuses, tryBonuses } from '@touchline/domain/leagues/rule-set'
import { expect, test } from 'vitest'

import { ruleSet } from './rules.ts'

test.each([
  ...tryBonuses.map((kind) => [kind, 'atLeast', 99] as const),
  ...scoreBonuses.map((kind) => [kind, 'atLeast', 999] as const),
  ['narrow_loss', 'within', 999] as const,
])('a bonus %s has %s of at maxPoints %i', (kind, name, maxPoints) => {
  const isRule = (bound: number) => {
    const bonuses = [{ kind, [name]: bound, points: 1 }]
    return ruleSet.safeParse({ ...presets.plain, bonuses }).success
  }
  expect([isRule(0), isRule(maxPoints), isRule(maxPoints + 1)]).toEqual([true, true, false])
})
