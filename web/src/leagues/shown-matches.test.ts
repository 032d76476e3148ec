import { describe, expect, test } from 'vitest'

import {
  matchDaysOf,
  sortMatchDays,
  sortMatches,
  locationOf,
  opponentOf,
  ourMatches,
  shownMatches,
} from './shown-matches.ts'

const team = (id: string, isOurs = false) => ({
  id,
  name: id,
  shortName: null,
  isOurs,
  logo: null,
})
const teams = [team('herons', true), team('harbour'), team('valley')]

const match = (
  home: string,
  away: string,
  when: Partial<Record<'date' | 'time', string>> = {},
) => ({
  home,
  away,
  date: when.date ?? null,
  time: when.time ?? null,
  round: null,
  isNeutral: false,
})

test('matches are sorted by day and time, those without a date last, by match day', () => {
  const [late, early] = ['18:00', '09:30'].map((time) =>
    match('a', 'b', { date: '2026-03-07', time }),
  )
  const someTime = match('a', 'b', { date: '2026-03-07' })
  const second = { ...match('a', 'b'), round: 2 }
  const tenth = { ...match('a', 'b'), round: 10 }
  const never = match('a', 'b')
  const ordered = [early, late, someTime, second, tenth, never]
  expect(sortMatches(ordered.toReversed().flatMap((one) => one ?? []))).toEqual(ordered)
})

describe('a displayed match', () => {
  const shown = shownMatches({
    teams,
    matches: [match('valley', 'herons'), match('harbour', 'valley'), match('herons', 'nobody')],
  })

  test('has both teams; one with a deleted team is left out', () => {
    expect(shown.map(({ home, away }) => [home.name, away.name])).toEqual([
      ['valley', 'herons'],
      ['harbour', 'valley'],
    ])
  })

  test('is ours if we play in it', () => {
    const ours = ourMatches(shown)
    expect(ours.map(opponentOf).map(({ name }) => name)).toEqual(['valley'])
  })
})

test.each([
  ['herons', false, 'home'],
  ['valley', false, 'away'],
  ['herons', true, 'neutral'],
] as const)('a match named %s first, neutral %s, is played %s', (home, isNeutral, location) => {
  const [shown] = shownMatches({
    teams,
    matches: [{ ...match(home, home === 'herons' ? 'valley' : 'herons'), isNeutral }],
  })
  expect(shown && locationOf(shown)).toBe(location)
})

test('match days are sorted and unique, with none last', () => {
  expect(sortMatchDays([10, null, 2, 10, 1])).toEqual([1, 2, 10, null])
  expect(matchDaysOf({ matches: [] })).toEqual([])
})
