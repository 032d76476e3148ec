import { expect, test } from 'vitest'

import { isProposedForInvitation } from './uninvited.ts'

const today = '2026-03-14'
const unknown = { isParent: false, hasParents: false, isStaff: false, dateOfBirth: null }

test.each([
  ['a parent', { ...unknown, isParent: true }, true],
  ['an adult', { ...unknown, hasParents: true, dateOfBirth: '2008-03-14' }, true],
  ['a minor', { ...unknown, dateOfBirth: '2008-03-15' }, false],
  ['a coach who is a minor', { ...unknown, isStaff: true, dateOfBirth: '2008-03-15' }, false],
  ['one of unknown age', unknown, false],
  ['a coach of unknown age', { ...unknown, isStaff: true }, true],
  ['a coach with a parent', { ...unknown, isStaff: true, hasParents: true }, false],
])('%s with an address is proposed: %#', (_who, person, proposed) => {
  const place = { today, ageGroup: 'U12' }
  expect(isProposedForInvitation({ ...person, email: 'ana@example.org' }, place)).toBe(proposed)
})

test.each([
  ['senior', true],
  ['19-23', true],
  ['Ü40', true],
  ['15-18', false],
  ['u8', false],
  ['Lions', false],
  [null, false],
])('proposes someone of unknown age in a team of %s: %s', (ageGroup, proposed) => {
  const person = { ...unknown, email: 'ana@example.org' }
  expect(isProposedForInvitation(person, { today, ageGroup })).toBe(proposed)
  expect(isProposedForInvitation({ ...person, hasParents: true }, { today, ageGroup })).toBe(false)
})
