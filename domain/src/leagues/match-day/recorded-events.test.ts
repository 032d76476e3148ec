import { describe, expect, test } from 'vitest'

import { playedOutcome } from '../match.ts'
import type { MatchEventKind } from './events.ts'
import {
  liveScore,
  type RecordedMatchEvent,
  toMatchClock,
  proposeResult,
} from './recorded-events.ts'

function noted(kind: MatchEventKind, rest: Partial<RecordedMatchEvent> = {}): RecordedMatchEvent {
  const nobody = { member: null, partner: null }
  return { id: kind, kind, side: 'own', ...nobody, period: null, second: null, ...rest }
}

test.each([
  [1, 60, 60],
  [1, 9000, 2820],
  [2, 60, 2880],
  [3, 60, 5760],
  [null, 60, null],
  [1, null, null],
])('second %2$s of period %1$s is second %3$s of the match', (period, second, expected) => {
  const [event] = toMatchClock([noted('goal', { period, second })], [2820, 2880])
  expect(event?.second).toBe(expected)
})

/** The points of a set, ours and theirs. */
function set(period: number, own: number, opponent: number): readonly RecordedMatchEvent[] {
  return [
    ...Array.from({ length: own }, () => noted('point', { period })),
    ...Array.from({ length: opponent }, () => noted('point', { period, side: 'opponent' })),
  ]
}

describe('the score', () => {
  const match = [...set(1, 3, 1), ...set(2, 0, 2)]

  test('is that of the running set in sports with sets', () => {
    expect(liveScore('volleyball', match)).toEqual({ own: 0, opponent: 2 })
    expect(liveScore('volleyball', [])).toEqual({ own: 0, opponent: 0 })
  })

  test('is that of the match in other sports', () => {
    expect(liveScore('korfball', match)).toEqual({ own: 3, opponent: 3 })
  })
})

describe('the proposed result', () => {
  test('puts our score on our side', () => {
    const goals = [noted('goal'), noted('own_goal'), noted('goal')]
    expect(proposeResult(goals, { sport: 'football', side: 'home' })).toEqual(playedOutcome(2, 1))
    expect(proposeResult(goals, { sport: 'football', side: 'away' })).toEqual(playedOutcome(1, 2))
    expect(proposeResult([], { sport: 'football', side: 'away' })).toEqual(playedOutcome(0, 0))
  })

  test('includes half-time after two halves', () => {
    const goals = [noted('goal', { period: 1 }), noted('goal', { period: 2, side: 'opponent' })]
    expect(proposeResult(goals, { sport: 'football', side: 'home' })).toMatchObject({
      score: { home: 1, away: 1 },
      halfTime: { home: 1, away: 0 },
    })
  })

  test('counts tries in rugby', () => {
    const scored = [noted('try'), noted('conversion'), noted('try', { side: 'opponent' })]
    expect(proposeResult(scored, { sport: 'rugby', side: 'away' })).toMatchObject({
      score: { home: 5, away: 7 },
      tries: { home: 1, away: 1 },
    })
  })

  test('counts finished sets only', () => {
    const match = [...set(1, 25, 20), ...set(2, 22, 25), ...set(3, 25, 10), ...set(4, 1, 1)]
    expect(proposeResult(match, { sport: 'volleyball', side: 'away' })).toMatchObject({
      score: { home: 1, away: 2 },
      sets: [
        { home: 20, away: 25 },
        { home: 25, away: 22 },
        { home: 10, away: 25 },
      ],
    })
  })
})
