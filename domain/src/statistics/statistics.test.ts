import { describe, expect, test } from 'vitest'

import type { MatchEvent } from '../leagues/match-day/events.ts'
import { type Match, type Outcome, playedTo } from '../leagues/match.ts'
import { gamesOf } from './games.ts'
import { playerStatistics } from './player-statistics.ts'
import { teamStatistics } from './team-statistics.ts'

/** "A-B 2:1" on the n-th of March. */
function match(day: number, written: string, outcome?: Outcome): Match {
  const [home = '', away = '', one, other] = written.split(/[-: ]/)
  return {
    id: `${day}`,
    home,
    away,
    date: `2026-03-0${day}`,
    round: null,
    stage: null,
    outcome:
      outcome ?? (one === undefined ? { kind: 'open' } : playedTo(Number(one), Number(other))),
  }
}

const shootOut: Outcome = {
  ...playedTo(1, 1),
  decided: 'shoot_out',
  shootOut: { home: 2, away: 3 },
}

const season = [
  match(7, 'A-E 1:1'),
  match(3, 'C-A 0:2'),
  match(1, 'A-B 2:1'),
  match(2, 'B-A 3:0'),
  match(4, 'A-D', shootOut),
  match(5, 'A-E', { kind: 'awarded', score: { home: 2, away: 0 }, against: 'away', points: null }),
  match(6, 'E-A', { kind: 'awarded', score: { home: 0, away: 0 }, against: 'both', points: null }),
  match(8, 'A-C'),
  match(9, 'B-C 4:0'),
]

describe('the games of a team', () => {
  test('are those with a result, in the order they were played, as it sees them', () => {
    expect(
      gamesOf('A', season).map(({ at, opponent, result }) => `${at} ${opponent} ${result}`),
    ).toEqual([
      'home B won',
      'away B lost',
      'away C won',
      'home D lost',
      'home E won',
      'away E lost',
      'home E drawn',
    ])
  })

  test('make its balance, at home and away, form, runs and course', () => {
    const all = teamStatistics(gamesOf('A', season))
    expect(all.total).toEqual({ played: 7, won: 3, drawn: 1, lost: 3, scored: 8, conceded: 6 })
    expect(all.home).toMatchObject({ played: 4, won: 2, drawn: 1, lost: 1 })
    expect(all.away).toMatchObject({ played: 3, won: 1, drawn: 0, lost: 2 })
    expect(all.withoutConceding).toBe(3)
    expect(all.form).toEqual(['won', 'lost', 'won', 'lost', 'drawn'])
    expect(all.runs).toEqual({
      winning: { longest: 1, current: 0 },
      unbeaten: { longest: 1, current: 1 },
      withoutWin: { longest: 2, current: 2 },
      losing: { longest: 1, current: 0 },
    })
    expect(all.course.map(({ scored, conceded }) => [scored, conceded]).at(-1)).toEqual([8, 6])
  })

  test('are none before the first one', () => {
    const all = teamStatistics([])
    expect([all.total.played, all.form, all.course]).toEqual([0, [], []])
    expect(all.runs.winning).toEqual({ longest: 0, current: 0 })
  })
})

describe('the figures of players', () => {
  const event = (kind: MatchEvent['kind'], rest: Partial<MatchEvent>): MatchEvent => ({
    id: kind,
    kind,
    side: 'own',
    member: null,
    partner: null,
    second: null,
    ...rest,
  })
  const sheet = {
    lineUp: { starters: ['A', 'B'], bench: ['C', 'D'] },
    events: [
      event('goal', { member: 'A', partner: 'B' }),
      event('own_goal', { member: 'B', partner: 'A' }),
      event('goal', { member: 'X', side: 'opponent' }),
      event('second_yellow_card', { member: 'B', second: 3000 }),
      event('substitution', { member: 'A', partner: 'C', second: 3600 }),
      event('three_points', { member: 'C' }),
    ],
    endSecond: 5400,
    votes: ['A', 'A', 'C'],
  }

  test('are summed over all matches', () => {
    const rows = playerStatistics([sheet, { ...sheet, events: [], votes: [] }])
    expect(rows.map(({ member }) => member)).toEqual(['A', 'B', 'C', 'D'])
    expect(rows[0]).toEqual({
      member: 'A',
      games: 2,
      starts: 2,
      minutes: 150,
      goals: 1,
      points: 1,
      assists: 0,
      yellowCards: 0,
      redCards: 0,
      votes: 2,
    })
    expect(rows[1]).toMatchObject({
      minutes: 140,
      goals: 0,
      assists: 1,
      yellowCards: 1,
      redCards: 1,
    })
    expect(rows[2]).toMatchObject({
      games: 1,
      starts: 0,
      minutes: 30,
      goals: 1,
      points: 3,
      votes: 1,
    })
    expect(rows[3]).toMatchObject({ games: 0, minutes: 0 })
  })

  test('are none without a match', () => {
    expect(playerStatistics([])).toEqual([])
  })
})
