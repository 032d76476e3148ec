import { expect, test } from 'vitest'

import { problemsOfRegistration, type FilledRegistration } from './problems.ts'
import { usualSettings } from './settings.ts'

const today = '2026-12-01'
const fieldId = 'f1'
const form = {
  ...usualSettings(['u10']),
  fields: [{ id: fieldId, name: 'School', type: 'text', isMandatory: true, options: [] } as const],
}
const child = {
  firstName: 'Mia',
  lastName: 'Gil',
  dateOfBirth: '2018-05-01',
  isContact: false,
  teamId: 'u10',
  kind: 'active',
  photos: true,
  answers: { [fieldId]: 'Primary' },
}
const filled: FilledRegistration = {
  contact: {
    firstName: 'Marta',
    lastName: 'Gil',
    email: 'marta@example.org',
    phone: '+34600123456',
    address: 'Mill Lane 4',
  },
  people: [child],
  mandate: null,
  agrees: true,
}

test('takes what is complete', () => {
  expect(problemsOfRegistration(filled, form, today)).toEqual({})
  const unsure = { ...filled, people: [{ ...child, teamId: null }] }
  expect(problemsOfRegistration(unsure, form, today)).toEqual({})
})

test.each<[string, Partial<FilledRegistration>, object]>([
  ['nobody', { people: [] }, { people: 'missing' }],
  ['a blank name', { people: [{ ...child, firstName: ' ' }] }, { 'people.0.firstName': 'missing' }],
  [
    'a birth date in the future',
    { people: [{ ...child, dateOfBirth: '2027-01-01' }] },
    { 'people.0.dateOfBirth': 'date' },
  ],
  [
    'a minor who registers alone',
    { people: [{ ...child, isContact: true }] },
    { 'people.0.dateOfBirth': 'guardian_needed' },
  ],
  ['a team of others', { people: [{ ...child, teamId: 'x' }] }, { 'people.0.teamId': 'team' }],
  [
    'a kind that is not offered',
    { people: [{ ...child, kind: 'honorary' }] },
    { 'people.0.kind': 'kind' },
  ],
  [
    'a question without an answer',
    { people: [{ ...child, answers: {} }] },
    { 'people.0.answers.f1': 'missing' },
  ],
  [
    'a question without an answer, before the birth date is there, too',
    { people: [{ ...child, dateOfBirth: '', answers: {} }] },
    { 'people.0.dateOfBirth': 'missing', 'people.0.answers.f1': 'missing' },
  ],
  [
    'half an address of mail',
    { contact: { ...filled.contact, email: 'marta@' } },
    { 'contact.email': 'email' },
  ],
  ['no number', { contact: { ...filled.contact, phone: null } }, { 'contact.phone': 'missing' }],
  [
    'a mandate with a wrong account',
    { mandate: { holder: 'Marta Gil', iban: 'DE00 3704', agrees: false } },
    { 'mandate.iban': 'iban', 'mandate.agrees': 'missing' },
  ],
  ['no consent', { agrees: false }, { agrees: 'missing' }],
])('refuses %s', (_, change, problems) => {
  expect(problemsOfRegistration({ ...filled, ...change }, form, today)).toEqual(problems)
})

test('insists on a mandate where the club does', () => {
  expect(problemsOfRegistration(filled, { ...form, mandate: 'required' }, today)).toEqual({
    'mandate.iban': 'missing',
  })
})
