import { describe, expect, test } from 'vitest'

import { sports } from '../../teams/options.ts'
import { clockAt, displayMinute, type ClockMark } from './clock.ts'
import {
  eventKindsForSport,
  type MatchEvent,
  type MatchEventKind,
  sumScore,
  scoreValue,
} from './events.ts'
import { playingTimes } from './playing-time.ts'

function event(kind: MatchEventKind, rest: Partial<MatchEvent> = {}): MatchEvent {
  return { id: kind, kind, side: 'own', member: null, partner: null, second: null, ...rest }
}

describe('events', () => {
  test.each(sports)('of %s can change the score', (sport) => {
    expect(eventKindsForSport(sport).some((kind) => scoreValue(kind) > 0)).toBe(true)
  })

  test('add up to the score, own goals for the other side', () => {
    const goals = [event('goal'), event('own_goal'), event('penalty_goal', { side: 'opponent' })]
    expect(sumScore(goals)).toEqual({ own: 1, opponent: 2 })
    expect(sumScore([event('try'), event('conversion'), event('yellow_card')])).toEqual({
      own: 7,
      opponent: 0,
    })
    expect(sumScore([event('three_points'), event('one_point')])).toEqual({ own: 4, opponent: 0 })
  })
})

describe('the clock', () => {
  const marks: readonly ClockMark[] = [
    { kind: 'start', period: 1, at: 1000 },
    { kind: 'stop', period: 1, at: 61_000 },
    { kind: 'start', period: 1, at: 100_000 },
  ]

  test.each([
    [[], 5000, { period: 0, seconds: 0, isRunning: false }],
    [marks.slice(0, 1), 31_000, { period: 1, seconds: 30, isRunning: true }],
    [marks.slice(0, 2), 90_000, { period: 1, seconds: 60, isRunning: false }],
    [marks, 3_700_000, { period: 1, seconds: 3660, isRunning: true }],
    [marks.toReversed(), 110_000, { period: 1, seconds: 70, isRunning: true }],
    [
      [...marks, { kind: 'start', period: 1, at: 105_000 }],
      110_000,
      { period: 1, seconds: 70, isRunning: true },
    ],
    [
      [...marks, { kind: 'start', period: 2, at: 200_000 }],
      205_000,
      { period: 2, seconds: 5, isRunning: true },
    ],
  ] as const)('after %j at %i', (kept, now, expected) => {
    expect(clockAt(kept, now)).toEqual(expected)
  })

  test.each([
    [0, 0, ''],
    [1, 0, '1'],
    [1, 2699, '45'],
    [1, 2700, '45+1'],
    [2, 59, '46'],
    [2, 2760, '90+2'],
    [3, 0, '91'],
  ])('in period %i after %i seconds shows minute %s', (period, seconds, minute) => {
    expect(displayMinute({ period, seconds, isRunning: true }, { minutes: [45, 45] })).toBe(minute)
  })
})

describe('playing time', () => {
  const lineUp = { starters: ['A', 'B'], bench: ['C', 'D'] }
  const swap = (member: string, partner: string, second: number | null) =>
    event('substitution', { member, partner, second })

  test.each([
    ['nobody changes', [], [100, 100, 0, 0]],
    ['one for another', [swap('A', 'C', 60)], [60, 100, 40, 0]],
    ['back again', [swap('A', 'C', 60), swap('C', 'A', 80)], [80, 100, 20, 0]],
    ['entered out of order', [swap('C', 'A', 80), swap('A', 'C', 60)], [80, 100, 20, 0]],
    ['sent off', [event('red_card', { member: 'B', second: 30 })], [100, 30, 0, 0]],
    [
      'sent off, and brought back by mistake',
      [event('red_card', { member: 'B', second: 30 }), swap('A', 'B', 50)],
      [50, 30, 0, 0],
    ],
    ['a time nobody noted', [swap('A', 'C', null)], [100, 100, 0, 0]],
    ['after the end', [swap('A', 'C', 130)], [100, 100, 0, 0]],
    ['the opponent', [{ ...swap('A', 'C', 10), side: 'opponent' as const }], [100, 100, 0, 0]],
    ['on twice', [swap('A', 'C', 20), swap('B', 'C', 40)], [20, 40, 80, 0]],
  ])('%s', (_, events, expected) => {
    const times = playingTimes(lineUp, events, 100)
    expect(['A', 'B', 'C', 'D'].map((member) => times.get(member))).toEqual(expected)
  })
})
