import { describe, expect, test } from 'vitest'

import { presets } from './presets.ts'
import type { RuleSet } from './rule-set.ts'
import { standings } from './standings.ts'
import { leagueWith, match, orderOf } from './testing/small-league.ts'

const headToHead: RuleSet = {
  ...presets.football,
  order: ['points', 'head_to_head_points', 'head_to_head_difference', 'difference'],
}

/** A, B and C have six points each, also in their direct matches; only D changes B's difference. */
const threeLevel = [
  match('A-B 3:0'),
  match('B-A 1:0'),
  match('A-C 1:0'),
  match('C-A 1:0'),
  match('B-C 4:0'),
  match('C-B 1:0'),
  match('D-B 9:0'),
]

describe('level teams', () => {
  test('share a position, and the next one is skipped', () => {
    const rows = standings(
      leagueWith([match('A-B 1:1'), match('B-A 1:1'), match('C-A 0:1'), match('B-C 1:0')]),
    )
    expect(rows.map(({ team, position, behind }) => [team, position, behind])).toEqual([
      ['A', 1, null],
      ['B', 1, 'shared'],
      ['C', 3, 'points'],
    ])
  })

  test('name the criterion that ranks them below the previous row', () => {
    const rows = standings(leagueWith([match('A-C 2:0'), match('B-C 1:0'), match('D-C 3:2')]))
    expect(rows.map(({ team, behind }) => [team, behind])).toEqual([
      ['A', null],
      ['D', 'difference'],
      ['B', 'scored'],
      ['C', 'points'],
    ])
  })

  test('are separated by all their direct matches', () => {
    expect(orderOf(leagueWith(threeLevel))).toBe('A C B D')
    expect(orderOf(leagueWith(threeLevel, { rules: headToHead }))).toBe('A B C D')
  })

  test.each([
    ['go_on', 'overall: B has the better difference', 'X B A'],
    ['again_at_the_end', 'A won against B', 'X A B'],
    ['again_at_once', 'A won against B', 'X A B'],
  ] as const)('still level after direct matches of three, %s: %s', (stillLevel, _, order) => {
    const matches = ['A-B 1:0', 'B-X 1:0', 'X-A 1:0', 'X-A 2:1', 'A-Z 1:0', 'B-Z 9:0']
    const rules: RuleSet = {
      ...presets.football,
      order: ['points', 'head_to_head_points', 'difference'],
      headToHead: { stillLevel, counts: 'at_once' },
    }
    const league = leagueWith(
      matches.map((written) => match(written)),
      { rules },
    )
    expect(orderOf(league)).toBe(`${order} Z`)
  })

  test('wait for all direct matches if the rules say so', () => {
    const played = [
      match('A-B 1:0'),
      match('B-C 5:0'),
      match('C-A 1:0'),
      match('A-C 1:0'),
      match('C-B 0:5'),
    ]
    const next = match('B-A')
    const rules = (counts: RuleSet['headToHead']['counts']): RuleSet => ({
      ...presets.football,
      order: ['points', 'head_to_head_points', 'difference'],
      headToHead: { stillLevel: 'go_on', counts },
    })
    const league = leagueWith([...played, next])
    expect(orderOf({ ...league, rules: rules('at_once') })).toBe('A B C')
    expect(orderOf({ ...league, rules: rules('when_all_played') })).toBe('B A C')
    const over = { ...league, matches: [...played, match('B-A 0:0')] }
    expect(orderOf({ ...over, rules: rules('when_all_played') })).toBe('A B C')
  })

  test("aren't compared by direct matches before all have met", () => {
    // Only Ulm and Chemnitz of the three have played each other.
    const league = leagueWith(
      [
        match('U-C 80:78'),
        match('U-X 60:90'),
        match('B-X 90:60'),
        match('X-B 80:70'),
        match('C-X 95:60'),
      ],
      { rules: presets.basketball },
    )
    expect(orderOf(league)).toBe('X C B U')
    expect(standings(league).find(({ team }) => team === 'B')?.behind).toBe('difference')
  })

  test.each<{ order: RuleSet['order'] }>([
    { order: ['points', 'drawn_lots'] },
    { order: ['points'] },
  ])('are in the drawn order, with the rules $order', ({ order }) => {
    const rules: RuleSet = { ...presets.football, order }
    const league = leagueWith([match('A-B 1:1'), match('B-C 1:1'), match('C-A 1:1')], { rules })
    expect(standings(league).map(({ position }) => position)).toEqual([1, 1, 1])
    expect(standings({ ...league, lots: [['C', 'B']] }).map(({ position }) => position)).toEqual([
      1, 1, 1,
    ])
    const drawn = standings({ ...league, lots: [['C', 'A', 'B']] })
    expect(drawn.map(({ team, behind }) => [team, behind])).toEqual([
      ['C', null],
      ['A', 'drawn_lots'],
      ['B', 'drawn_lots'],
    ])
  })

  test.each([
    ['fewer_conceded', 'B A'],
    ['away_scored', 'A B'],
    ['away_wins', 'A B'],
    ['fewer_losses', 'B A'],
    ['win_share', 'A B'],
    ['fair_play', 'B A'],
  ] as const)('are separated by %s', (criterion, order) => {
    const league = leagueWith(
      [match('X-A 2:3'), match('A-X 0:1'), match('B-X 1:1'), match('B-X 0:0'), match('X-B 1:1')],
      { rules: { ...presets.football, order: ['points', criterion] } },
    )
    const teams = league.teams.map((team) => ({ ...team, fairPlay: { A: 7, B: 2 }[team.id] ?? 9 }))
    const places = orderOf({ ...league, teams })
    expect(
      places
        .split(' ')
        .filter((team) => team !== 'X')
        .join(' '),
    ).toBe(order)
  })

  test('are compared by quotients, even if one conceded nothing', () => {
    const rules: RuleSet = { ...presets.football, order: ['points', 'quotient'] }
    const league = leagueWith([match('A-X 1:0'), match('B-Y 9:0'), match('C-Z 5:1')], { rules })
    expect(
      standings(league)
        .slice(0, 3)
        .map(({ team, position }) => [team, position]),
    ).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 3],
    ])
  })
})
