import { expect, test } from 'vitest'

import { editOf, type MemberValues, noValues, readMember } from './member-values.ts'

const today = '2026-03-10'
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
  const read = readMember({ ...ana, ...typed }, today)
  expect(read.kind === 'refused' ? read.problems : undefined).toEqual(problems)
})

test('an edit holds the changed fields alone, before and after', () => {
  const now = { ...ana, nickname: 'Anita', dateOfBirth: '01/02/2012' }
  expect(editOf(ana, now, today)).toEqual({
    changes: { nickname: 'Anita', dateOfBirth: '2012-02-01' },
    was: { nickname: null, dateOfBirth: null },
  })
})

test('an emptied field is sent as null', () => {
  const before = { ...ana, nickname: 'Anita' }
  expect(editOf(before, ana, today).changes).toEqual({ nickname: null })
})
