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
