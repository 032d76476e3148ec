import { describe, expect, test } from 'vitest'

import type { Adjustment, League } from './league.ts'
import { standings } from './standings.ts'
import { miniLeagues } from './testing/mini-leagues.ts'
import { toExpectedRows, expectedFigures } from './testing/season.ts'
import { leagueWith, match, orderOf } from './testing/small-league.ts'

const minis = miniLeagues.flatMap(({ name, league, tables }) =>
  tables.map(({ question, expected }) => ({ name, league, question, expected })),
)

test.each(minis)('$name, $expected.as_of', ({ league, question, expected }) => {
  const rows = standings(league, question)
  expect(toExpectedRows(rows, expected.table)).toEqual(expectedFigures(expected.table))
  expect(rows).toHaveLength(expected.table.length)
})

test('a handball table includes points against', () => {
  const handball = miniLeagues.find(({ name }) => name === 'handball')
  const rows = handball ? standings(handball.league) : []
  expect(
    rows.map(({ team, points, pointsAgainst }) => `${team} ${points}:${pointsAgainst}`),
  ).toEqual(['A 4:0', 'C 1:3', 'B 1:3'])
})

test('after a round only that and earlier rounds count', () => {
  const rounds = [match('A-B 1:0'), match('B-A 3:0'), match('A-B 5:0')].map((played, at) => ({
    ...played,
    round: at + 1,
  }))
  const league = leagueWith([...rounds, match('B-A 9:0')])
  const after = (round: number) =>
    standings(league, { asOf: { kind: 'round', round } }).map(
      ({ team, points }) => `${team} ${points}`,
    )
  expect([after(1), after(2), after(3)]).toEqual([
    ['A 3', 'B 0'],
    ['B 3', 'A 3'],
    ['A 6', 'B 3'],
  ])
})

test('a team without matches is in the table', () => {
  const league = leagueWith([match('A-B 1:0')])
  const alone = { id: 'C', struckOut: null, fairPlay: null }
  const rows = standings({ ...league, teams: [...league.teams, alone] })
  expect(rows.find(({ team }) => team === 'C')).toMatchObject({
    played: 0,
    pointsPerGame: 0,
    position: 2,
  })
})

describe('decisions', () => {
  const fine: Adjustment = {
    id: '1',
    team: 'A',
    points: -2,
    reason: 'Unpaid fees',
    from: '2026-03-01',
    until: '2026-03-31',
    stage: null,
  }
  const league = leagueWith([match('A-B 2:0')], { adjustments: [fine] })

  test.each([
    ['2026-02-28', 3, 0],
    ['2026-03-01', 1, 1],
    ['2026-03-31', 1, 1],
    ['2026-04-01', 3, 0],
  ])('on points apply on their days: %s', (day, points, shown) => {
    const [first] = standings(league, { asOf: { kind: 'day', day } })
    expect([first?.points, first?.adjustments.length]).toEqual([points, shown])
  })

  test('on a struck-out team annul its matches, or count them and rank it last', () => {
    const matches = [match('A-B 2:0'), match('C-A 0:1'), match('B-C 0:0')]
    const out = (kind: 'annulled' | 'counted'): League => {
      const whole = leagueWith(matches)
      return {
        ...whole,
        teams: whole.teams.map((team) =>
          team.id === 'A' ? { ...team, struckOut: { from: '2026-03-01', matches: kind } } : team,
        ),
      }
    }
    expect(orderOf(out('annulled'))).toBe('B C')
    expect(
      standings(out('counted')).map(({ team, played, behind }) => [team, played, behind]),
    ).toEqual([
      ['C', 2, null],
      ['B', 2, 'difference'],
      ['A', 2, 'struck_out'],
    ])
    const before = { asOf: { kind: 'day', day: '2026-02-01' } } as const
    expect(standings(out('annulled'), before)[0]?.team).toBe('A')
  })
})
