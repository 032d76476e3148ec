import { expect, test } from 'vitest'

import { nothingCounted } from '../members/earlier-figures.ts'
import { earlierFigures } from './earlier-figures.ts'

const score = { home: 2, away: 0 }
const match = { records: [], figures: [], score, homeAway: 'home' as const, keepsOwn: false }
const came = { who: 'ann', mark: 'present' as const }
const ann = { ...nothingCounted, who: 'ann' }
const none = new Map()

test('leaves what a match holds to the match', () => {
  const figures = [{ ...ann, goals: 2, yellowCards: 1 }]
  expect(earlierFigures([{ ...match, records: [came], figures }], none)).toEqual([])
})

test('keeps minutes, starts and points, and assists without a goal', () => {
  const figures = [{ ...ann, minutes: 60, starts: 1, points: 8, assists: 3 }]
  expect(earlierFigures([{ ...match, figures }], none)).toEqual([
    { ...ann, minutes: 60, starts: 1, points: 8, assists: 1 },
  ])
})

test('counts of totals what the moved matches lack', () => {
  const figures = [{ ...ann, goals: 1, minutes: 60 }]
  const totals = new Map([['ann', { ...nothingCounted, games: 9, goals: 7, minutes: 500 }]])
  expect(earlierFigures([{ ...match, records: [came], figures }], totals)).toEqual([
    { ...ann, games: 8, goals: 6, minutes: 500 },
  ])
})

test('counts nothing twice that a match of the team has already', () => {
  const figures = [{ ...ann, goals: 1, assists: 1 }]
  expect(earlierFigures([{ ...match, score: null, figures, keepsOwn: true }], none)).toEqual([])
})
