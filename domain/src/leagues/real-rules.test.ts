import { expect, test } from 'vitest'

import { type Decision, type Match, playedOutcome } from './match.ts'
import { presets } from './presets.ts'
import type { Criterion, RuleSet } from './rule-set.ts'
import { standings } from './standings.ts'
import { leagueWith, match, orderOf } from './testing/small-league.ts'

/** A match decided after regular time. */
const late = (id: string, decided: Decision) => {
  const written = match(id)
  const { outcome } = written
  return outcome.kind === 'played' ? { ...written, outcome: { ...outcome, decided } } : written
}

const pointsOf = (matches: readonly Match[], rules: RuleSet) =>
  Object.fromEntries(
    standings(leagueWith(matches, { rules })).map(({ team, points }) => [team, points]),
  )

test('one point for a shoot-out won and none for one lost, as in America in 1996', () => {
  const rules = {
    ...presets.football,
    points: { ...presets.football.points, shootOutWin: 1, shootOutLoss: 0 },
  }
  const matches = [match('A-B 2:1'), late('A-C 2:1', 'shoot_out'), match('B-C 1:0')]
  expect(pointsOf(matches, rules)).toMatchObject({ A: 4, B: 3, C: 0 })
})

test('with two points and the goal average, 6:2 ranks above 9:4', () => {
  const order: readonly Criterion[] = ['points', 'quotient', 'scored']
  const matches = [match('A-X 9:4'), match('B-X 6:2')]
  expect(orderOf(leagueWith(matches, { rules: { ...presets.plain, order } }))).toMatch(/^B A X/)
})

test('the Six Nations: bonuses, and three points for winning every match', () => {
  const withTries = (id: string, home: number, away: number) => {
    const written = match(id)
    const score = written.outcome.kind === 'played' ? written.outcome.score : { home: 0, away: 0 }
    return {
      ...written,
      outcome: { ...playedOutcome(score.home, score.away), tries: { home, away } },
    }
  }
  const matches = [
    withTries('A-B 24:17', 4, 2),
    withTries('C-A 20:40', 4, 3),
    withTries('B-C 20:10', 2, 1),
  ]
  const slam = {
    id: 'slam',
    team: 'A',
    points: 3,
    reason: 'Grand Slam',
    from: null,
    until: null,
    stage: null,
  }
  const rows = standings(leagueWith(matches, { rules: presets.rugby, adjustments: [slam] }))
  expect(rows.slice(0, 3).map(({ team, points }) => [team, points])).toEqual([
    ['A', 12],
    ['B', 5],
    ['C', 1],
  ])
})

test('away goals in direct matches separate two teams that each won at home', () => {
  const order: readonly Criterion[] = [
    'points',
    'head_to_head_points',
    'head_to_head_difference',
    'head_to_head_away_scored',
    'difference',
  ]
  const matches = [match('A-B 2:1'), match('B-A 1:0')]
  expect(orderOf(leagueWith(matches, { rules: { ...presets.football, order } }))).toMatch(/^B A/)
})

test('North American hockey compares regulation wins, then wins without the shoot-out', () => {
  const usual = presets.ice_hockey
  const rules: RuleSet = {
    ...usual,
    points: { ...usual.points, win: 2, overtimeWin: 2, shootOutWin: 2 },
    order: ['points', 'regulation_wins', 'wins_without_shoot_out', 'wins'],
  }
  const matches = [
    match('A-X 9:0'),
    late('A-X 2:1', 'shoot_out'),
    late('A-X 3:2', 'shoot_out'),
    match('B-X 1:0'),
    late('B-X 2:1', 'overtime'),
    late('B-X 3:2', 'shoot_out'),
  ]
  const rows = standings(leagueWith(matches, { rules }))
  expect(rows.map(({ team, points, behind }) => [team, points, behind])).toEqual([
    ['B', 6, null],
    ['A', 6, 'wins_without_shoot_out'],
    ['X', 4, 'points'],
  ])
})

test('no point for a goalless draw, as in Bulgaria in the eighties', () => {
  const { points } = presets.plain
  const rules = { ...presets.plain, points: { ...points, goallessDraw: 0 } }
  const drawn = { kind: 'awarded', against: 'nobody', points: null } as const
  const matches = [
    match('A-B 0:0'),
    match('B-C 1:1'),
    match('C-A 0:0'),
    match('A-B', { ...drawn, score: { home: 0, away: 0 } }),
    match('A-C', { ...drawn, score: { home: 2, away: 2 } }),
    late('B-A 0:1', 'shoot_out'),
  ]
  expect(pointsOf(matches, rules)).toEqual({ A: 3, B: 1, C: 2 })
})

test('half the points of a draw for a goalless one', () => {
  const rules = {
    ...presets.football,
    points: { ...presets.football.points, goallessDraw: 0.5 },
    cancelled: { kind: 'draw', points: 1 } as const,
  }
  const matches = [match('A-B 0:0'), match('A-B 2:2'), match('B-A', { kind: 'cancelled' })]
  expect(pointsOf(matches, rules)).toEqual({ A: 2.5, B: 2.5 })
})

test('one point more for winning by three, one less for losing by three, as in Poland in 1986', () => {
  const { points } = presets.plain
  const rules: RuleSet = {
    ...presets.plain,
    points: { ...points, loss: -1, overtimeLoss: -1 },
    bonuses: [
      { kind: 'clear_win', atLeast: 3, points: 1 },
      { kind: 'narrow_loss', within: 2, points: 1 },
    ],
  }
  expect(pointsOf([match('A-B 3:0'), match('B-C 2:1'), match('C-A 1:1')], rules)).toEqual({
    A: 4,
    B: 1,
    C: 1,
  })
})
