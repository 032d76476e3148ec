import { presets } from '@touchline/domain/leagues/presets'
import type { RuleSet } from '@touchline/domain/leagues/rule-set'
import { leagueWith, match } from '@touchline/domain/leagues/testing/small-league'
import { expect, test } from 'vitest'

import { changedRows } from './changed-rows.ts'

const whole = leagueWith([match('A-B 1:1'), match('B-C 0:2'), match('C-A 0:3'), match('D-E 0:0')])
const input = { before: whole, stage: null, day: '2026-05-01' }
const by = (rules: RuleSet) => ({ ...whole, rules })

test('equal rules change nothing', () => {
  expect(changedRows({ ...input, after: by({ ...presets.football }) })).toEqual([])
})

test('teams with other points or another position are listed, in the new order', () => {
  const { points } = presets.football
  const after = by({ ...presets.football, points: { ...points, draw: 4 } })
  expect(changedRows({ ...input, after })).toEqual([
    { team: 'A', place: { before: 1, after: 1 }, points: { before: 4, after: 7 } },
    { team: 'D', place: { before: 3, after: 2 }, points: { before: 1, after: 4 } },
    { team: 'E', place: { before: 3, after: 2 }, points: { before: 1, after: 4 } },
    { team: 'B', place: { before: 5, after: 4 }, points: { before: 1, after: 4 } },
    { team: 'C', place: { before: 2, after: 5 }, points: { before: 3, after: 3 } },
  ])
})

test('a new order of criteria moves teams with equal points', () => {
  const after = by({ ...presets.football, order: ['difference'] })
  const moved = changedRows({ ...input, after })
  expect(moved.every(({ points }) => points.before === points.after)).toBe(true)
})
