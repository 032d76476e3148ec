import { standings } from '@touchline/domain/leagues/standings'
import { leagueWith, match } from '@touchline/domain/leagues/testing/small-league'
import { expect, test } from 'vitest'

import { sharedPlaces } from './shared-places.ts'

test("level teams form a group; teams without a match don't", () => {
  const league = leagueWith([
    match('A-B 1:1'),
    match('C-D 1:1'),
    match('E-F 2:0'),
    match('G-H 0:2'),
    match('X-Y'),
  ])
  expect(sharedPlaces(standings(league))).toEqual([
    ['E', 'H'],
    ['A', 'B', 'C', 'D'],
    ['F', 'G'],
  ])
})

test('drawn lots separate them', () => {
  const league = leagueWith([match('A-B 1:1')])
  expect(sharedPlaces(standings({ ...league, lots: [['B', 'A']] }))).toEqual([])
})
