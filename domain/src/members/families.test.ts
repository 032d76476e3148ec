import { expect, test } from 'vitest'

import { type FamilyMember, hasFamilyTab } from './families.ts'

const today = '2026-11-29'
const parent = { firstName: 'Kate', lastName: 'Carter' }

test.each<readonly [string, string | null, FamilyMember, boolean]>([
  ['a child of a team of children', 'U12', { dateOfBirth: '2015-05-04', parents: [] }, true],
  ['anybody where the ages are open', null, { dateOfBirth: null, parents: [] }, true],
  ['an adult of a team of adults', 'adults', { dateOfBirth: '1990-05-21', parents: [] }, false],
  [
    'somebody of a team of adults whose age is not known',
    'adults',
    { dateOfBirth: null, parents: [] },
    false,
  ],
  ['a minor who plays with the adults', 'adults', { dateOfBirth: '2009-05-04', parents: [] }, true],
  [
    'an adult whose parents were written down',
    'veterans',
    { dateOfBirth: '1990-05-21', parents: [parent] },
    true,
  ],
])('parents are shown for %s', (...[, ageGroup, person, shown]) => {
  expect(hasFamilyTab(person, { ageGroup }, today)).toBe(shown)
})
