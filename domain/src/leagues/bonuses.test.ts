import { describe, expect, test } from 'vitest'

import { type Match, playedOutcome, type Score } from './match.ts'
import { presets } from './presets.ts'
import type { BonusRule, RuleSet } from './rule-set.ts'
import { standings } from './standings.ts'
import { leagueWith, match } from './testing/small-league.ts'

const plain = { ...presets.football, points: { ...presets.football.points, win: 2, forfeitWin: 2 } }

/** Team, points, and bonus points among them; best first. */
const tableOf = (matches: readonly Match[], rules: RuleSet) =>
  standings(leagueWith(matches, { rules })).map(({ team, points, bonusPoints }) => [
    team,
    points,
    bonusPoints,
  ])

const withTries = (written: Match, tries: Score): Match => {
  const { outcome } = written
  return outcome.kind === 'played' ? { ...written, outcome: { ...outcome, tries } } : written
}

test('one point for three goals or more, for either side, as in France in 1973', () => {
  const rules = { ...plain, bonuses: [{ kind: 'scored', atLeast: 3, points: 1 }] } as const
  // A 2+1, 0+1 and 2; C 2+1 and 1+1; B 0 and 1+1.
  const matches = [match('A-B 3:1'), match('C-A 4:3'), match('B-C 3:3'), match('A-D 2:0')]
  expect(tableOf(matches, rules)).toEqual([
    ['A', 6, 2],
    ['C', 5, 2],
    ['B', 2, 1],
    ['D', 0, 0],
  ])
})

test('one point for winning by three goals or more, as in France in 1974', () => {
  const rules = { ...plain, bonuses: [{ kind: 'clear_win', atLeast: 3, points: 1 }] } as const
  const matches = [match('A-B 3:0'), match('B-C 4:2'), match('C-A 5:1'), match('A-C 2:2')]
  expect(tableOf(matches, rules)).toEqual([
    ['C', 4, 1],
    ['A', 4, 1],
    ['B', 2, 0],
  ])
})

test('six points for a win and one for each of the first three goals, as in America in 1970', () => {
  const bonuses = [1, 2, 3].map((atLeast) => ({ kind: 'scored', atLeast, points: 1 }) as const)
  const rules = { ...presets.football, bonuses, points: { ...plain.points, win: 6, draw: 3 } }
  const matches = [match('A-B 5:2'), match('B-C 1:1'), match('C-A 0:1')]
  expect(tableOf(matches, rules)).toEqual([
    ['A', 16, 4],
    ['B', 6, 3],
    ['C', 4, 1],
  ])
})

test('a bonus for three more tries than the opponent, only for the winner, as in the Top 14', () => {
  const rules: RuleSet = {
    ...presets.rugby,
    bonuses: [
      { kind: 'try_lead_win', atLeast: 3, points: 1 },
      { kind: 'narrow_loss', within: 5, points: 1 },
    ],
  }
  const matches = [
    withTries(match('A-B 31:10'), { home: 4, away: 1 }),
    // Three tries more, but lost by penalty goals: only the narrow defeat gives a bonus.
    withTries(match('C-A 15:18'), { home: 3, away: 0 }),
    withTries(match('B-C 20:20'), { home: 3, away: 0 }),
  ]
  expect(tableOf(matches, rules)).toEqual([
    ['A', 9, 1],
    ['C', 3, 1],
    ['B', 2, 0],
  ])
  const eitherSide: RuleSet = {
    ...rules,
    bonuses: [{ kind: 'try_lead', atLeast: 3, points: 1 }],
  }
  expect(tableOf(matches, eitherSide)).toEqual([
    ['A', 9, 1],
    ['C', 3, 1],
    ['B', 3, 1],
  ])
})

describe('the goal for winning a shoot-out', () => {
  const bonuses: readonly BonusRule[] = [
    { kind: 'scored', atLeast: 3, points: 1 },
    { kind: 'clear_win', atLeast: 1, points: 1 },
  ]
  test.each([
    ['as one more goal', playedOutcome(3, 2)],
    ['as the score of the shoot-out', { ...playedOutcome(2, 2), shootOut: { home: 5, away: 4 } }],
  ])('written as %s, earns no goal bonus', (_, played) => {
    const outcome = { ...played, decided: 'shoot_out' } as const
    const rules = { ...presets.ice_hockey, bonuses }
    expect(tableOf([match('A-B', outcome)], rules)).toEqual([
      ['A', 2, 0],
      ['B', 1, 0],
    ])
  })
})

test('an awarded match earns no bonus', () => {
  const outcome = {
    kind: 'awarded',
    score: { home: 3, away: 0 },
    against: 'away',
    points: null,
  } as const
  const bonuses = [{ kind: 'scored', atLeast: 3, points: 1 }] as const
  expect(tableOf([match('A-B', outcome)], { ...presets.football, bonuses })).toEqual([
    ['A', 3, 0],
    ['B', 0, 0],
  ])
})
