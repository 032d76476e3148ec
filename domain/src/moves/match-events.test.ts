import { expect, test } from 'vitest'

import { nothingCounted } from '../members/earlier-figures.ts'
import { matchEventsOf } from './match-events.ts'

const score = { home: 2, away: 0 }

test('gives an assist to a goal of another player', () => {
  const figures = [
    { ...nothingCounted, who: 'ann', goals: 1, assists: 1 },
    { ...nothingCounted, who: 'bo', goals: 1 },
  ]
  expect(matchEventsOf({ figures, score, homeAway: 'home' }, 'football')).toEqual([
    { kind: 'goal', member: 'ann', partner: null },
    { kind: 'goal', member: 'bo', partner: 'ann' },
  ])
})

test('keeps an assist for a goal of the score without a scorer', () => {
  const figures = [{ ...nothingCounted, who: 'ann', assists: 3 }]
  expect(matchEventsOf({ figures, score, homeAway: null }, 'football')).toEqual([
    { kind: 'goal', member: null, partner: 'ann' },
    { kind: 'goal', member: null, partner: 'ann' },
  ])
  expect(matchEventsOf({ figures, score, homeAway: 'away' }, 'football')).toEqual([])
})

test('takes no goals where a sport only has points', () => {
  const figures = [{ ...nothingCounted, who: 'ann', goals: 1, redCards: 1 }]
  expect(matchEventsOf({ figures, score, homeAway: 'home' }, 'basketball')).toEqual([])
})
