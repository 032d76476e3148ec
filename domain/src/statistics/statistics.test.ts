import { describe, expect, test } from 'vitest'

import type { MatchEvent } from '../leagues/match-day/events.ts'
import { type Outcome, playedOutcome } from '../leagues/match.ts'
import { eventTypesOf, gameTypeOf } from './game-types.ts'
import { gamesOf, type OwnMatch } from './games.ts'
import { figuresOf, scoringOf } from './player-figures.ts'
import { playerStatistics } from './player-statistics.ts'
import { teamStatistics } from './team-statistics.ts'

/** Parses "home B 2:1" as a match on the given day of March; the team's own score comes first. */
function match(day: number, written: string, outcome?: Outcome): OwnMatch {
  const [at = '', opponent = '', own, theirs] = written.split(/[: ]/)
  const side = at === 'away' ? 'away' : 'home'
  const [home, away] = side === 'home' ? [own, theirs] : [theirs, own]
  return {
    id: `${day}`,
    date: `2026-03-0${day}`,
    side,
    isNeutral: at === 'neutral',
    opponent,
    outcome:
      outcome ??
      (home === undefined ? { kind: 'open' } : playedOutcome(Number(home), Number(away))),
  }
}

const shootOut: Outcome = {
  ...playedOutcome(1, 1),
  decided: 'shoot_out',
  shootOut: { home: 2, away: 3 },
}

const season = [
  match(7, 'neutral E 1:1'),
  match(3, 'away C 2:0'),
  match(1, 'home B 2:1'),
  match(2, 'away B 0:3'),
  match(4, 'home D', shootOut),
  match(5, 'home E', {
    kind: 'awarded',
    score: { home: 2, away: 0 },
    against: 'away',
    points: null,
  }),
  match(6, 'away E', {
    kind: 'awarded',
    score: { home: 0, away: 3 },
    against: 'both',
    points: null,
  }),
  match(8, 'home C'),
]

describe('the games of a team', () => {
  test("are matches with a result, in order of play, from the team's view", () => {
    expect(
      gamesOf(season).map(({ at, opponent, result }) => `${at} ${opponent} ${result}`),
    ).toEqual([
      'home B won',
      'away B lost',
      'away C won',
      'home D lost',
      'home E won',
      'away E lost',
      'neutral E drawn',
    ])
  })

  test('give balance at home and away, form, runs and course', () => {
    const all = teamStatistics(gamesOf(season))
    expect(all.total).toEqual({ played: 7, won: 3, drawn: 1, lost: 3, scored: 8, conceded: 9 })
    expect(all.home).toMatchObject({ played: 3, won: 2, drawn: 0, lost: 1 })
    expect(all.neutral).toMatchObject({ played: 1, won: 0, drawn: 1, lost: 0 })
    expect(all.away).toMatchObject({ played: 3, won: 1, drawn: 0, lost: 2 })
    expect(all.withoutConceding).toBe(2)
    expect(all.form).toEqual(['won', 'lost', 'won', 'lost', 'drawn'])
    expect(all.runs).toEqual({
      winning: { longest: 1, current: 0 },
      unbeaten: { longest: 1, current: 1 },
      withoutWin: { longest: 2, current: 2 },
      losing: { longest: 1, current: 0 },
    })
    expect(all.course.map(({ scored, conceded }) => [scored, conceded]).at(-1)).toEqual([8, 9])
  })

  test("don't count a shoot-out win as a goal", () => {
    const written = [match(1, 'home D', { ...playedOutcome(3, 2), decided: 'shoot_out' })]
    expect(gamesOf(written)).toMatchObject([{ scored: 2, conceded: 2, result: 'won' }])
  })

  test('are empty before the first game', () => {
    const all = teamStatistics([])
    expect([all.total.played, all.form, all.course]).toEqual([0, [], []])
    expect(all.runs.winning).toEqual({ longest: 0, current: 0 })
  })
})

describe('the type of a game', () => {
  test.each([
    ['league-game', false, 'league'],
    ['league-game', true, 'tournament'],
    ['cup-game', false, 'tournament'],
    ['game', false, 'friendly'],
    ['scrimmage', false, 'friendly'],
    ['exhibition-game', false, 'friendly'],
    ['practice', false, undefined],
    ['tryout', false, undefined],
  ] as const)('of a %s, knock-out %s, is %s', (event, isKnockOut, type) => {
    expect(gameTypeOf({ event, isKnockOut })).toBe(type)
  })

  test('gives the event types of each game type', () => {
    expect(eventTypesOf('tournament')).toEqual(['cup-game'])
    expect(eventTypesOf('friendly')).toEqual(['scrimmage', 'game', 'exhibition-game'])
    expect(eventTypesOf()).not.toContain('practice')
    expect(eventTypesOf()).toHaveLength(5)
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
      // A shoot-out penalty isn't a goal.
      event('shoot_out_scored', { member: 'A' }),
      event('second_yellow_card', { member: 'B', second: 3000 }),
      event('substitution', { member: 'A', partner: 'C', second: 3600 }),
      event('three_points', { member: 'C' }),
    ],
    endSecond: 5400,
    came: ['A', 'E'],
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

  test('without a line-up count attendance and match events', () => {
    const rows = playerStatistics([{ ...sheet, lineUp: null }])
    expect(rows.map(({ member, games }) => [member, games])).toEqual([
      ['A', 1],
      ['B', 0],
      ['C', 0],
      ['E', 1],
    ])
    expect(rows[0]).toMatchObject({ minutes: 0, goals: 1, votes: 2 })
  })

  test('are empty without a match', () => {
    expect(playerStatistics([])).toEqual([])
  })
})

describe('the figures a sport has', () => {
  test.each([
    ['football', 'goals', ['points']],
    ['handball', 'goals', ['points']],
    ['basketball', 'points', ['goals', 'yellowCards', 'redCards']],
    ['rugby', 'points', ['goals']],
    ['Quidditch', 'points', ['goals', 'assists', 'yellowCards', 'redCards']],
  ] as const)('in %s count %s and leave out %j', (sport, scoring, without) => {
    expect(scoringOf(sport)).toBe(scoring)
    for (const figure of without) expect(figuresOf(sport)).not.toContain(figure)
    expect(figuresOf(sport)).toHaveLength(10 - without.length)
  })
})
