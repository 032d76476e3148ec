import type { Stage } from '@touchline/contract/leagues/shapes/parts'
import { ruleSet } from '@touchline/contract/leagues/shapes/rules'
import { presets } from '@touchline/domain/leagues/presets'
import { describe, expect, test } from 'vitest'

import {
  blankStage,
  draftOf,
  earlierTables,
  problemsOf,
  stageOf,
  withoutStage,
  withStage,
} from './stage-draft.ts'

const carry = { stage: 'autumn', points: 'halved_up', matches: 'all', record: 'fresh' } as const
const rules = ruleSet.parse(presets.volleyball)
const autumn: Stage = {
  kind: 'table',
  id: 'autumn',
  name: 'Autumn',
  teams: null,
  carry: null,
  rules: null,
}
const spring: Stage = {
  kind: 'table',
  id: 'spring',
  name: 'Spring',
  teams: ['a', 'b'],
  carry,
  rules,
}
const cup: Stage = { kind: 'knock_out', id: 'cup', name: 'Cup' }
const stages = [autumn, spring, cup]

test.each(stages)('$name is unchanged after opening', (stage) => {
  expect(stageOf(draftOf(stage))).toEqual(stage)
})

test('a table that becomes a knock-out keeps only its name', () => {
  expect(stageOf({ ...draftOf(spring), kind: 'knock_out' })).toEqual({
    kind: 'knock_out',
    id: 'spring',
    name: 'Spring',
  })
})

test('a new stage needs a name, and a team unless all play', () => {
  expect([...problemsOf({ ...blankStage('new'), teams: [] })]).toEqual(['name', 'teams'])
  expect([...problemsOf({ ...blankStage('new'), name: 'Final', kind: 'knock_out' })]).toEqual([])
})

describe('the stages', () => {
  test('add a new one at the end, and replace a changed one in place', () => {
    const final = stageOf({ ...blankStage('final'), name: 'Final' })
    expect(withStage(stages, final).map(({ id }) => id)).toEqual([
      'autumn',
      'spring',
      'cup',
      'final',
    ])
    const renamed = { ...spring, name: 'After Easter' }
    expect(withStage(stages, renamed)).toEqual([autumn, renamed, cup])
  })

  test('without one, later ones carry nothing over from it', () => {
    expect(withoutStage(stages, 'autumn')).toEqual([{ ...spring, carry: null }, cup])
    expect(withoutStage(stages, 'cup')).toEqual([autumn, spring])
  })

  test('carry over only earlier tables', () => {
    expect(earlierTables(stages, 'autumn')).toEqual([])
    expect(earlierTables(stages, 'spring')).toEqual([autumn])
    expect(earlierTables(stages, 'new')).toEqual([autumn, spring])
  })
})
