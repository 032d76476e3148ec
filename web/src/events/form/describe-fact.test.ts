import { expect, test } from 'vitest'

import { describeFact, type WordsOfFields } from './describe-fact.ts'

const words: WordsOfFields = {
  types: {
    practice: 'Practice',
    scrimmage: 'Scrimmage',
    game: 'Game',
    'cup-game': 'Cup game',
    'exhibition-game': 'Exhibition game',
    tryout: 'Tryout',
    'league-game': 'League game',
    tournament: 'Tournament',
    meeting: 'Meeting',
    other: 'Other',
  },
  day: (day) => `day ${day}`,
  venues: new Map([['v1', 'North field']]),
}

test.each([
  ['title', { title: 'Practice' }, 'Practice'],
  ['type', { type: 'game' }, 'Game'],
  ['startsAt', { startTime: '18:00' }, '18:00'],
  ['startsAt', { date: '2026-03-14' }, 'day 2026-03-14'],
  ['startsAt', { date: '2026-03-14', startTime: '18:00' }, 'day 2026-03-14, 18:00'],
  ['venueId', { venueId: 'v1', location: null }, 'North field'],
  ['venueId', { venueId: null, location: 'At the lake' }, 'At the lake'],
  ['location', { location: null }, ''],
  ['places', { places: 0 }, '0'],
  ['places', { places: null }, ''],
  ['details', { details: 'A long text' }, ''],
] as const)('%s of %j is "%s"', (fact, fields, expected) => {
  expect(describeFact(fact, fields, words)).toBe(expected)
})
