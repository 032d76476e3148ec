import { describe, expect, test } from 'vitest'

import { recordedFigures, setsWon } from './figures.ts'
import { presets } from './presets.ts'

describe('figures needed besides the score', () => {
  test.each([
    ['football', 'football', { sets: false, tries: false }],
    ['rugby', 'rugby', { sets: false, tries: true }],
    ['volleyball', 'volleyball', { sets: true, tries: false }],
    ['plain', 'tennis', { sets: true, tries: false }],
    ['plain', 'volleyball', { sets: true, tries: false }],
    ['volleyball', 'Faustball', { sets: true, tries: false }],
    ['rugby', 'Rugby sevens', { sets: false, tries: true }],
  ] as const)('the rules of %s, played as %s: %j', (rules, sport, asked) => {
    expect(recordedFigures([presets[rules]], sport)).toEqual(asked)
  })
})

test('the sets won are the score; a level set counts for no one', () => {
  const sets = [
    { home: 25, away: 20 },
    { home: 23, away: 25 },
    { home: 25, away: 9 },
    { home: 0, away: 0 },
  ]
  expect(setsWon(sets)).toEqual({ home: 2, away: 1 })
  expect(setsWon([])).toEqual({ home: 0, away: 0 })
})
