import { describe, expect, test } from 'vitest'

import { playedOutcome } from './match.ts'
import { presets } from './presets.ts'
import type { RuleSet } from './rule-set.ts'
import { standings } from './standings.ts'
import { leagueWith, match } from './testing/small-league.ts'

describe('an awarded match', () => {
  test.each([
    ['home', null, { points: [0, 3], ended: 'lost' }],
    ['away', null, { points: [3, 0], ended: 'won' }],
    ['both', null, { points: [0, 0], ended: 'lost' }],
    ['nobody', null, { points: [1, 1], ended: 'drawn' }],
    ['away', { home: 2, away: -1 }, { points: [2, -1], ended: 'won' }],
  ] as const)('against %s with points %j', (against, points, expected) => {
    const awarded = { kind: 'awarded', score: { home: 0, away: 0 }, against, points } as const
    const rows = standings(leagueWith([match('A-B', awarded)]))
    const [home, away] = ['A', 'B'].map((team) => rows.find((row) => row.team === team))
    expect([home?.points, away?.points]).toEqual(expected.points)
    expect(home).toMatchObject({ played: 1, [expected.ended]: 1 })
  })

  test.each([
    ['football', { home: 0, away: 3 }, { scored: 0, conceded: 3, balls: { own: 0, theirs: 0 } }],
    ['volleyball', { home: 0, away: 3 }, { scored: 0, conceded: 3, balls: { own: 0, theirs: 75 } }],
  ] as const)('against both in %s is a loss for both', (sport, score, expected) => {
    const awarded = { kind: 'awarded', score, against: 'both', points: null } as const
    const rows = standings(leagueWith([match('A-B', awarded)], { sport }))
    expect(rows).toMatchObject([expected, expected])
    expect(rows.map(({ lost, points }) => [lost, points])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test.each([
    ['volleyball', { home: 3, away: 0 }, { own: 75, theirs: 0 }],
    ['volleyball', { home: 2, away: 0 }, { own: 50, theirs: 0 }],
    ['Beach volleyball', { home: 2, away: 0 }, { own: 42, theirs: 0 }],
    ['Beachvolleyball', { home: 2, away: 0 }, { own: 42, theirs: 0 }],
    ['football', { home: 3, away: 0 }, { own: 0, theirs: 0 }],
  ] as const)('in %s %j counts rally points', (sport, score, balls) => {
    const awarded = { kind: 'awarded', score, against: 'away', points: null } as const
    const rows = standings(leagueWith([match('A-B', awarded)], { sport }))
    expect(rows.find(({ team }) => team === 'A')).toMatchObject({ balls })
  })

  test("that is annulled, postponed or called off doesn't count", () => {
    const rows = standings(
      leagueWith([
        match('A-B', { kind: 'annulled' }),
        match('A-B', { kind: 'postponed' }),
        match('A-B', { kind: 'cancelled' }),
      ]),
    )
    expect(rows.map(({ played }) => played)).toEqual([0, 0])
  })
})

describe('a shoot-out', () => {
  const level = {
    ...playedOutcome(2, 2),
    decided: 'shoot_out',
    shootOut: { home: 3, away: 4 },
  } as const
  const withGoal = { ...playedOutcome(2, 3), decided: 'shoot_out' } as const

  test.each([
    ['counts', level],
    ['counts', withGoal],
    ['does_not_count', level],
    ['does_not_count', withGoal],
  ] as const)('whose goal %s, in either notation, gives its points', (shootOutGoal, outcome) => {
    const rules: RuleSet = { ...presets.ice_hockey, shootOutGoal }
    const [winner, loser] = standings(leagueWith([match('A-B', outcome)], { rules }))
    expect([winner?.team, winner?.points, loser?.points]).toEqual(['B', 2, 1])
    expect([winner?.scored, loser?.scored]).toEqual([shootOutGoal === 'counts' ? 3 : 2, 2])
    expect(winner?.shootOut).toEqual({ won: 1, lost: 0 })
  })
})
