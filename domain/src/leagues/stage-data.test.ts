import { describe, expect, test } from 'vitest'

import { recordedFigures } from './figures.ts'
import type { Adjustment, CarryOver, League } from './league.ts'
import { presets } from './presets.ts'
import type { RuleSet } from './rule-set.ts'
import { allRules } from './rules-of-stage.ts'
import { standings } from './standings.ts'
import { leagueWith, match } from './testing/small-league.ts'

describe('a later stage', () => {
  const first = [match('A-B 1:0'), match('B-C 2:0'), match('C-A 3:0')].map((played) => ({
    ...played,
    stage: 'first',
  }))
  const staged = (carry: Partial<CarryOver>) =>
    leagueWith(first, {
      stages: [
        { kind: 'table', id: 'first', teams: null, carry: null, rules: null },
        { kind: 'knock_out', id: 'cup' },
        {
          kind: 'table',
          id: 'second',
          teams: ['A', 'B'],
          carry: { stage: 'first', points: 'all', matches: 'all', record: 'kept', ...carry },
          rules: null,
        },
      ],
    })

  /** Points for A by decision. */
  const decidedFor = (stage: string | null, points: number): Adjustment => ({
    id: String(stage),
    team: 'A',
    points,
    reason: '',
    from: null,
    until: null,
    stage,
  })

  test.each([
    ['all points', {}, [2, 3, 3], [2, 3, 3]],
    ['half points up', { points: 'halved_up' }, [2, 2, 2], [2, 2, 2]],
    ['half points', { points: 'halved' }, [2, 1.5, 1.5], [2, 1.5, 1.5]],
    ['no points', { points: 'none' }, [2, 0, 0], [2, 0, 0]],
    ['points without a record', { record: 'fresh' }, [0, 3, 3], [0, 3, 3]],
    [
      'matches among those who went on',
      { matches: 'between_teams_of_the_stage' },
      [1, 3, 3],
      [1, 0, 0],
    ],
  ] as const)('carries over %s', (_, carry, ...[one, other]) => {
    const rows = standings(staged(carry), { stage: 'second' })
    expect(
      rows.map(({ played, points, carriedPoints }) => [played, points, carriedPoints]),
    ).toEqual(rows[0]?.team === 'A' ? [one, other] : [other, one])
  })

  test('halves earlier deductions with the points, but not its own', () => {
    const league = {
      ...staged({ points: 'halved_down' }),
      adjustments: [decidedFor('first', -1), decidedFor(null, -3)],
    }
    const rows = standings(league, { stage: 'second' })
    expect(rows.map(({ team, points }) => [team, points])).toEqual([
      ['B', 1],
      ['A', -2],
    ])
  })

  describe('in which halving made two teams level', () => {
    test.each([
      // A had 2 points and B 3: both have one, and B lost a half.
      { points: 'halved_down', decided: -1, criterion: 'rounded_off', order: ['B', 'A'] },
      { points: 'halved_down', decided: -1, criterion: 'earlier_points', order: ['B', 'A'] },
      { points: 'halved_down', decided: -1, criterion: 'earlier_place', order: ['B', 'A'] },
      // A had 4 points and B 3: both have two, and B gained a half.
      { points: 'halved_up', decided: 1, criterion: 'rounded_off', order: ['A', 'B'] },
      { points: 'halved_up', decided: 1, criterion: 'earlier_points', order: ['A', 'B'] },
      { points: 'halved_up', decided: 1, criterion: 'earlier_place', order: ['A', 'B'] },
    ] as const)('$points with $decided, $criterion puts $order', (each) => {
      const { points, decided, criterion, order } = each
      const league = staged({ points })
      const rows = standings(
        {
          ...league,
          rules: { ...league.rules, order: ['points', criterion] },
          adjustments: [decidedFor('first', decided)],
        },
        { stage: 'second' },
      )
      expect(rows.map(({ team }) => team)).toEqual(order)
      expect(rows[0]?.points).toBe(rows[1]?.points)
      expect(rows[1]?.behind).toBe(criterion)
    })
  })

  test('that is a knock-out or unknown has no table', () => {
    expect(standings(staged({}), { stage: 'cup' })).toEqual([])
    expect(standings(staged({}), { stage: 'third' })).toEqual([])
  })

  test("can't carry itself over", () => {
    const league = staged({})
    const circle = league.stages.map((stage) =>
      stage.kind === 'table'
        ? {
            ...stage,
            carry: { stage: 'second', points: 'all', matches: 'all', record: 'kept' } as const,
          }
        : stage,
    )
    expect(standings({ ...league, stages: circle }, { stage: 'second' })).toHaveLength(2)
  })
})

describe('a stage with its own rules', () => {
  const played = (written: string, stage: string) => ({ ...match(written), stage })
  const matches = [
    played('A-B 1:0', 'autumn'),
    played('B-C 0:0', 'autumn'),
    played('C-A 2:2', 'autumn'),
    played('A-B 0:1', 'spring'),
    played('B-C 1:1', 'spring'),
  ]
  const carry = { stage: 'autumn', points: 'all', matches: 'all', record: 'kept' } as const
  const seasonOf = (autumn: RuleSet | null, spring: RuleSet | null) =>
    leagueWith(matches, {
      stages: [
        { kind: 'table', id: 'autumn', teams: null, carry: null, rules: autumn },
        { kind: 'table', id: 'spring', teams: null, carry, rules: spring },
      ],
    })
  const pointsIn = (league: League, stage: string) =>
    standings(league, { stage }).map(({ team, points }) => `${team} ${points}`)

  test('applies them to its matches, and carries over points as the previous stage gave them', () => {
    const league = seasonOf(null, presets.plain)
    expect(pointsIn(league, 'autumn')).toEqual(['A 4', 'C 2', 'B 1'])
    // B has two for its win and one for its draw, not three.
    expect(pointsIn(league, 'spring')).toEqual(['A 4', 'B 4', 'C 3'])
  })

  test('passes on points given by its own rules', () => {
    const league = seasonOf(presets.plain, null)
    expect(pointsIn(league, 'autumn')).toEqual(['A 3', 'C 2', 'B 1'])
    expect(pointsIn(league, 'spring')).toEqual(['B 5', 'A 3', 'C 3'])
  })

  test('has its own order of criteria', () => {
    const byAwayWins: RuleSet = { ...presets.football, order: ['away_wins', 'points'] }
    const orderIn = (stage: string) =>
      standings(seasonOf(null, byAwayWins), { stage }).map(({ team }) => team)
    expect(orderIn('autumn')).toEqual(['A', 'C', 'B'])
    expect(orderIn('spring')).toEqual(['B', 'A', 'C'])
  })

  test('every rule set of the season adds the figures it needs', () => {
    const league = seasonOf(null, presets.rugby)
    expect(allRules(league)).toEqual([presets.football, presets.rugby])
    expect(recordedFigures(allRules(league), 'football')).toEqual({ sets: false, tries: true })
  })
})
