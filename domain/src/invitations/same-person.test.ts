import { expect, test } from 'vitest'

import { mayBeSamePerson } from './same-person.ts'

const leo = { firstName: 'Leo', lastName: 'García', dateOfBirth: '2015-04-02' }

test.each([
  ['the same', leo, true],
  ['without accents and capitals', { ...leo, firstName: 'LEO', lastName: ' garcia ' }, true],
  ['with an unknown date of birth', { ...leo, dateOfBirth: undefined }, true],
  ['born another day', { ...leo, dateOfBirth: '2015-02-04' }, false],
  ['with another last name', { ...leo, lastName: 'Gracia' }, false],
  ['with another first name', { ...leo, firstName: 'Leon' }, false],
])('a row %s may be Leo: %s', (_, row, same) => {
  expect(mayBeSamePerson(leo, row)).toBe(same)
})

test.each([
  ['O’Connor', "O'Connor"],
  ['Jørgen', 'Jorgen'],
  ['Groß', 'Gross'],
  ['Đorđević', 'Dordevic'],
  ['Işık', 'Isik'],
  ['Guðrún', 'Gudrun'],
  ['Łukasz', 'Lukasz'],
  ['Müller', 'Mueller'],
  ['Anne-Marie', 'Anne Marie'],
  ['Annemarie', 'Anne-Marie'],
])('the caller as %s is proposed %s', (written, onRoster) => {
  expect(mayBeSamePerson({ ...leo, lastName: written }, { ...leo, lastName: onRoster })).toBe(true)
})

test('suggests the row also if the last name comes first', () => {
  expect(mayBeSamePerson({ ...leo, firstName: 'Garcia', lastName: 'Leo' }, leo)).toBe(true)
})
