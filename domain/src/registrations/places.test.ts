import { expect, test } from 'vitest'

import { placesLeft, proposedTeam } from './places.ts'

const teams = ['U12', 'U10', 'U8', 'Adults', null].map((ageGroup) => ({
  id: `${ageGroup}`,
  ageGroup,
}))

test.each([
  ['2018-05-01', 'U10'],
  ['2019-12-31', 'U8'],
  ['2016-01-02', 'U12'],
  ['1990-01-01', 'Adults'],
  ['2012-01-01', undefined],
])('proposes for a person born on %s: %s', (birthDate, team) => {
  expect(proposedTeam(birthDate, teams, '2027-01-01')?.id).toBe(team)
})

test.each([
  [null, 40, null],
  [20, 18, 2],
  [20, 23, 0],
])('of %s places, %i of them taken, %s are left', (places, taken, left) => {
  expect(placesLeft(places, taken)).toBe(left)
})
