import { expect, test } from 'vitest'

import { withoutTwins, type TeamMatch } from './own-matches.ts'

const club = {
  name: 'CD Norte',
  teams: new Map([
    ['u10', 'U10'],
    ['u12', 'U12'],
  ]),
}
const home: TeamMatch = {
  id: 'a',
  teamId: 'u12',
  startsAt: new Date('2026-03-21T10:00:00Z'),
  opponent: 'U10',
  homeAway: 'home',
}
const away: TeamMatch = {
  ...home,
  id: 'b',
  teamId: 'u10',
  opponent: 'CD Norte U12',
  homeAway: 'away',
}

const cases: Readonly<Record<string, readonly [Partial<TeamMatch>, readonly string[]]>> = {
  'each names the other': [{}, ['a']],
  'in other letters': [{ opponent: 'cd  NORTE-u12' }, ['a']],
  'an hour apart': [{ startsAt: new Date('2026-03-21T11:00:00Z') }, ['a']],
  'on another day': [{ startsAt: new Date('2026-03-22T10:00:00Z') }, ['a', 'b']],
  'only one names the other': [{ opponent: 'Harbour Town' }, ['a', 'b']],
  'without an opponent': [{ opponent: null }, ['a', 'b']],
  'both at home': [{ homeAway: 'home' }, ['a']],
  'neither says where': [{ homeAway: null }, ['a']],
}

test.each(Object.keys(cases))('a match between two own teams, %s', (name) => {
  const [traits, kept] = cases[name] ?? [{}, []]
  const other = { ...away, ...traits }
  expect(withoutTwins([home, other], club).map(({ id }) => id)).toEqual(kept)
  expect(withoutTwins([other, home], club).map(({ id }) => id)).toEqual([...kept].toReversed())
})

test('the home team’s entry is kept, whichever is older', () => {
  const [one, two] = [{ ...home, id: 'z' }, away]
  expect(withoutTwins([two, one], club)).toEqual([one])
})

test('two matches of one team stay', () => {
  const again = { ...home, id: 'c' }
  expect(withoutTwins([home, again], club)).toHaveLength(2)
})
