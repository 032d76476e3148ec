import { expect, test } from 'vitest'

import type { Registered } from '../api.ts'
import { acceptance, newPeople, unsurePeople } from './choices.ts'

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

test('one tap accepts into the proposed team, and adds nobody to a roster twice', () => {
  const leo = { ...person, id: 'leo', teamId: 'u12', match: { ...known, isSure: true } }
  const addsGuardian = false
  expect(acceptance([person, leo], {})).toEqual({
    kind: 'accept',
    people: [
      { id: 'mia', teamId: 'u10', personId: null, addsGuardian },
      { id: 'leo', teamId: 'u12', personId: 'known', addsGuardian },
    ],
  })
})

test('a namesake is neither merged nor entered twice before staff have chosen', () => {
  const people = [person, { ...person, id: 'ana', match: known }]
  const choice = { teamId: 'u10', addsGuardian: false }
  const idsIn = (isKnown?: boolean) =>
    unsurePeople(people, isKnown === undefined ? {} : { ana: { ...choice, isKnown } }).map(
      ({ id }) => id,
    )
  expect([idsIn(), idsIn(true), idsIn(false)]).toEqual([['ana'], [], []])
})

test('one tap makes nobody guardian of a child the club has already', () => {
  const leo = { ...person, match: { ...known, isSure: true, addsGuardian: true } }
  expect(acceptance([leo], {})).toMatchObject({
    people: [{ personId: 'known', addsGuardian: false }],
  })
})

test('who is said to be someone else gets a row with guardians of their own', () => {
  const choices = { mia: { teamId: 'u10', isKnown: false, addsGuardian: true } }
  expect(acceptance([{ ...person, match: known }], choices)).toMatchObject({
    people: [{ personId: null, addsGuardian: false }],
  })
})

test('what the manager chose goes before what was proposed', () => {
  const choices = { mia: { teamId: null, isKnown: true, addsGuardian: true } }
  expect(acceptance([{ ...person, match: known }], choices)).toMatchObject({
    people: [{ teamId: null, personId: 'known', addsGuardian: true }],
  })
})

test('one tap leaves those on the waiting list where they are', () => {
  const people = [person, { ...person, id: 'leo', state: 'waiting' as const }]
  expect(newPeople({ people }).map(({ id }) => id)).toEqual(['mia'])
})
