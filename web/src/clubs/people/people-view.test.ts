import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { expect, test } from 'vitest'

import { addressesOf, filterPeople, sortPeople } from './people-view.ts'
import { aMembership, aPerson } from './testing/people.ts'

const facts = { today: '2026-06-30', ageGroups: new Map([['u12', 'U12']]) }
const names = (people: readonly ClubPerson[]) => people.map(({ firstName }) => firstName)

const entered = (enteredOn: string) => aMembership({ enteredOn })
const u12 = { teamId: 'u12', memberId: 'm', teamName: 'U12', role: 'Player', isArchived: false }
const people = [
  aPerson({
    firstName: 'Élodie',
    fee: 'overdue',
    membership: entered('2026-02-01'),
    places: [u12],
  }),
  aPerson({ firstName: 'Ben', fee: 'paid', membership: entered('2026-03-01'), isReached: true }),
  aPerson({ firstName: 'Cem', fee: 'open', membership: entered('2025-03-01') }),
  aPerson({ firstName: 'Dora', fee: 'none', membership: null, dateOfBirth: '2012-01-01' }),
]

test.each([
  [{}, ['Élodie', 'Ben', 'Cem', 'Dora']],
  [{ entered: 'this_year', fee: 'unpaid' }, ['Élodie']],
  [{ entered: 'last_year' }, ['Cem']],
  [{ entered: 'unknown' }, ['Dora']],
  [{ fee: 'unpaid' }, ['Élodie', 'Cem']],
  [{ search: 'elod' }, ['Élodie']],
  [{ ageGroup: 'U12' }, ['Élodie']],
  [{ teamId: 'u12', fee: 'paid' }, []],
  [{ membership: 'none' }, ['Dora']],
  [{ age: 'minors' }, ['Dora']],
  [{ age: 'unknown' }, ['Élodie', 'Ben', 'Cem']],
  [{ reach: 'reached' }, ['Ben']],
  [{ state: 'former' }, ['Élodie', 'Ben', 'Cem', 'Dora']],
] as const)('%j finds %j', (filter, found) => {
  expect(names(filterPeople(people, filter, facts))).toEqual(found)
})

test('sorts people as expected, those without the value last', () => {
  const sorted = (sort: 'name' | 'entered', descending = false) =>
    names(sortPeople(people, { sort, descending }))
  expect(sorted('name')).toEqual(['Ben', 'Cem', 'Dora', 'Élodie'])
  expect(sorted('entered')).toEqual(['Cem', 'Élodie', 'Ben', 'Dora'])
  expect(sorted('entered', true)).toEqual(['Ben', 'Élodie', 'Cem', 'Dora'])
})

test('sends emails about a minor to the parents, about an adult to themselves', () => {
  const parents = [{ firstName: 'Eva', lastName: 'Gil', email: 'eva@example.org', phone: null }]
  const person = aPerson({ email: 'own@example.org', parents })
  const to = (dateOfBirth: string | null) => addressesOf({ ...person, dateOfBirth }, facts.today)
  expect(to('2012-01-01')).toEqual(['eva@example.org'])
  expect(to('1990-01-01')).toEqual(['own@example.org'])
  expect(to(null)).toEqual(['eva@example.org'])
  expect(addressesOf({ ...person, parents: [] }, facts.today)).toEqual(['own@example.org'])
})
