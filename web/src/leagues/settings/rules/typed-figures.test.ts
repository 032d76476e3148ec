import { ruleSet } from '@touchline/contract/leagues/shapes/rules'
import { presetNames, presets } from '@touchline/domain/leagues/presets'
import type { RuleSet } from '@touchline/domain/leagues/rule-set'
import { expect, test } from 'vitest'

import { areRulesValid, parsePoints } from './typed-figures.ts'

test.each([
  ['3', 3],
  ['-1', -1],
  ['−2', -2],
  ['0,5', 0.5],
  ['1.5', 1.5],
  ['', 0],
  ['-999', -999],
  ['1.3', Number.NaN],
  ['-', Number.NaN],
  ['many', Number.NaN],
  ['12345', Number.NaN],
  ['-999.5', Number.NaN],
])('%j is %d points', (typed, points) => {
  expect(parsePoints(typed)).toBe(points)
})

test.each(presetNames)('the rules of %s are valid', (name) => {
  expect(areRulesValid(presets[name])).toBe(true)
})

test.each<[string, Partial<RuleSet>]>([
  ['points nobody can read', { points: { ...presets.plain.points, win: Number.NaN } }],
  ['more tries than anybody scores', { bonuses: [{ kind: 'tries', atLeast: 100, points: 1 }] }],
  ['goals below nought', { bonuses: [{ kind: 'scored', atLeast: -1, points: 1 }] }],
  ['half a goal', { bonuses: [{ kind: 'narrow_loss', within: 1.5, points: 1 }] }],
  ['a hundred sets', { setPoints: [{ setsWon: 100, setsLost: 0, winner: 3, loser: 0 }] }],
  ['a cancelled match without points', { cancelled: { kind: 'draw', points: Number.NaN } }],
])('rules with %s are invalid', (_, wrong) => {
  expect(areRulesValid({ ...presets.plain, ...wrong })).toBe(false)
})

test.each([0, 9, 10, 99, 100])('%d sets are valid if the API accepts them', (setsWon) => {
  const rules = { ...presets.plain, setPoints: [{ setsWon, setsLost: 0, winner: 3, loser: 0 }] }
  expect(areRulesValid(rules)).toBe(ruleSet.safeParse(rules).success)
})
