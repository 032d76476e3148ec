import { expect, test } from 'vitest'

import { parentClaimRefusal } from './parent-claim.ts'

const today = '2026-03-14'
const jonas = { firstName: 'Jonas', lastName: 'Becker', dateOfBirth: '2010-03-10' }
const marta = { firstName: 'Marta', lastName: 'Becker' }

test.each([
  ['a mother of unknown age', { ...marta, dateOfBirth: undefined }, undefined],
  ['a mother', { ...marta, dateOfBirth: '1980-01-01' }, undefined],
  ['a sister one day before 18', { ...marta, dateOfBirth: '2008-03-15' }, 'minor'],
  ['a sister of 18', { ...marta, dateOfBirth: '2008-03-14' }, undefined],
  ['the child', jonas, 'minor'],
  ['the child, with no date of birth', { ...jonas, dateOfBirth: undefined }, 'own_parent'],
  [
    'the child in capitals, with an accent and blanks',
    { firstName: ' JÓNAS', lastName: 'becker ', dateOfBirth: undefined },
    'own_parent',
  ],
  ['a father of the same name', { ...jonas, dateOfBirth: '1980-01-01' }, undefined],
])('%s asks to be a parent of Jonas: %s', (_, asking, doubt) => {
  expect(parentClaimRefusal(asking, jonas, today)).toBe(doubt)
})

test('does not make an adult the parent of someone with the same name and birthday', () => {
  const grown = { ...jonas, dateOfBirth: '2000-03-10' }
  expect(parentClaimRefusal(grown, grown, today)).toBe('own_parent')
})
