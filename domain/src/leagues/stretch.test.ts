import { describe, expect, test } from 'vitest'

import type { Adjustment, Carry } from './league.ts'
import { standings } from './standings.ts'
import { leagueWith, match } from './testing/small-league.ts'

describe('a later stage', () => {
  const first = [match('A-B 1:0'), match('B-C 2:0'), match('C-A 3:0')].map((played) => ({
    ...played,
    stage: 'first',
  }))
  const staged = (carry: Partial<Carry>) =>
    leagueWith(first, {
      stages: [
        { kind: 'table', id: 'first', teams: null, carry: null },
        { kind: 'knock_out', id: 'cup' },
        {
          kind: 'table',
          id: 'second',
          teams: ['A', 'B'],
          carry: { stage: 'first', points: 'all', matches: 'all', record: 'kept', ...carry },
        },
      ],
    })

  /** Points of A by a decision. */
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

  test('has the deductions of the stage before in its half points, and its own whole', () => {
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

  describe('where halving made two teams level', () => {
    test.each([
      // A has 2 points before and B 3: one each, and B lost a half point.
      { points: 'halved_down', decided: -1, criterion: 'rounded_off', order: ['B', 'A'] },
      { points: 'halved_down', decided: -1, criterion: 'earlier_points', order: ['B', 'A'] },
      { points: 'halved_down', decided: -1, criterion: 'earlier_place', order: ['B', 'A'] },
      // A has 4 and B 3: two each, and B gained a half point.
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

  test('of knock-out has no table, nor has a stage that does not exist', () => {
    expect(standings(staged({}), { stage: 'cup' })).toEqual([])
    expect(standings(staged({}), { stage: 'third' })).toEqual([])
  })

  test('cannot carry itself over', () => {
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
