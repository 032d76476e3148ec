import { expect, test } from 'vitest'

import { type MemberValues, noValues } from './member-values.ts'
import { memberChanges, readMember } from './read-member.ts'

const seats = '019cebf5-0f00-7000-8000-000000000001'
const bus = '019cebf5-0f00-7000-8000-000000000002'
const place = {
  today: '2026-03-10',
  fields: [
    { id: seats, name: 'Seats', kind: 'number', audience: 'team', choices: [] },
    { id: bus, name: 'Bus', kind: 'text', audience: 'team', choices: [] },
  ],
} as const
const ana: MemberValues = { ...noValues, firstName: 'Ana', lastName: 'López' }

test.each([
  ['nothing wrong', {}, undefined],
  ['no first name', { firstName: '  ' }, { firstName: 'required' }],
  ['no last name', { lastName: '' }, { lastName: 'required' }],
  ['no role', { role: '' }, { role: 'required' }],
  ['half an address', { email: 'ana@' }, { email: 'invalid' }],
  ['a number with letters', { jerseyNumber: 'x' }, { jerseyNumber: 'invalid' }],
  ['a phone that is none', { phone: '12' }, { phone: 'invalid' }],
  ['a day that is none', { dateOfBirth: '31/02/2012' }, { dateOfBirth: 'no_such_day' }],
  ['a day to come', { dateOfBirth: '11/03/2026' }, { dateOfBirth: 'not_past' }],
  ['words for a day', { dateOfBirth: 'spring' }, { dateOfBirth: 'unreadable' }],
])('%s (%j): %j', (_, typed, problems) => {
  const read = readMember({ ...ana, ...typed }, place)
  expect(read.kind === 'refused' ? read.problems : undefined).toEqual(problems)
})

test('an edit holds only the changed fields, before and after', () => {
  const now = { ...ana, nickname: 'Anita', dateOfBirth: '01/02/2012' }
  expect(memberChanges(ana, now, place)).toEqual({
    changes: { nickname: 'Anita', dateOfBirth: '2012-02-01' },
    was: { nickname: null, dateOfBirth: null },
  })
})

test('a cleared field is sent as null', () => {
  const before = { ...ana, nickname: 'Anita' }
  expect(memberChanges(before, ana, place).changes).toEqual({ nickname: null })
})

test('the team’s own fields are edited separately, and parsed by their kind', () => {
  const before = { ...ana, custom: { [seats]: '4', [bus]: 'Line 4' } }
  const now = { ...before, custom: { [seats]: '2,50', [bus]: 'Line 4' } }
  expect(memberChanges(before, now, place)).toEqual({
    changes: { custom: { [seats]: '2.5' } },
    was: { custom: { [seats]: '4' } },
  })
  const none = { ...before, custom: { [seats]: '', [bus]: 'Line 4' } }
  expect(memberChanges(before, none, place).changes).toEqual({ custom: { [seats]: null } })
  expect(readMember({ ...ana, custom: { [seats]: 'four' } }, place)).toEqual({
    kind: 'refused',
    problems: {},
    custom: { [seats]: 'not_a_number' },
  })
})
