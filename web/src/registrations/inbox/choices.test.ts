import { expect, test } from 'vitest'

import type { Registered } from '../api.ts'
import { acceptance, newPeople } from './choices.ts'

const person: Registered = {
  id: 'mia',
  firstName: 'Mia',
  lastName: 'Gil',
  dateOfBirth: '2017-05-01',
  age: 9,
  isContact: false,
  teamId: null,
  proposedTeamId: 'u10',
  kind: 'active',
  photos: null,
  answers: [],
  state: 'new',
  since: '2026-12-01T09:00:00.000Z',
  offerUntil: null,
  match: null,
}
const known = {
  personId: 'known',
  firstName: 'Mia',
  lastName: 'Gil',
  dateOfBirth: null,
  teams: [],
  isSure: false,
  addsGuardian: false,
}

test('one tap accepts into the proposed team, and joins with a sure match only', () => {
  const leo = { ...person, id: 'leo', teamId: 'u12', match: { ...known, isSure: true } }
  const unsure = { ...person, id: 'ana', match: known }
  expect(acceptance([person, leo, unsure], {})).toEqual({
    kind: 'accept',
    people: [
      { id: 'mia', teamId: 'u10', personId: null },
      { id: 'leo', teamId: 'u12', personId: 'known' },
      { id: 'ana', teamId: 'u10', personId: null },
    ],
  })
})

test('one tap makes nobody guardian of a child the club has already', () => {
  const leo = { ...person, match: { ...known, isSure: true, addsGuardian: true } }
  expect(acceptance([leo], {})).toMatchObject({ people: [{ personId: null }] })
})

test('what the manager chose goes before what was proposed', () => {
  const choices = { mia: { teamId: null, isKnown: true } }
  expect(acceptance([{ ...person, match: known }], choices)).toMatchObject({
    people: [{ teamId: null, personId: 'known' }],
  })
})

test('one tap leaves those on the waiting list where they are', () => {
  const people = [person, { ...person, id: 'leo', state: 'waiting' as const }]
  expect(newPeople({ people }).map(({ id }) => id)).toEqual(['mia'])
})
