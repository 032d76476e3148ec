import { expect, test } from 'vitest'

import { displayName, namesToStore } from './names.ts'

const metadata = { first_name: 'Ana', last_name: 'López' }
const identity = { name: 'Maria del Mar Ruiz', given_name: 'Maria', family_name: 'Ruiz' }

test.each([
  ['Coach', { metadata, identity, stored: 'Stored' }, 'Coach'],
  [undefined, { metadata, identity, stored: 'Stored' }, 'Ana'],
  [undefined, { metadata: { first_name: ' ' }, identity, stored: 'Stored' }, 'Maria'],
  [undefined, { identity: { given_name: 'Maria' }, stored: 'Stored' }, 'Maria'],
  [undefined, { metadata: {}, identity: {}, stored: 'Stored' }, 'Stored'],
  [undefined, { metadata: { first_name: 7 } }, undefined],
])('passed in %j, known %j: called %j', (passedIn, known, expected) => {
  expect(displayName(passedIn, known)).toBe(expected)
})

test.each([
  [
    { metadata, identity },
    { firstName: 'Maria', lastName: 'del Mar Ruiz' },
  ],
  [
    { identity: { name: 'Pelé', family_name: 'Nascimento' } },
    { firstName: 'Pelé', lastName: 'Nascimento' },
  ],
  [
    { metadata, identity: { email: 'a@b.c' } },
    { firstName: 'Ana', lastName: 'López' },
  ],
  [{}, { firstName: '', lastName: '' }],
])('%j is stored as %j', (known, expected) => {
  expect(namesToStore(known)).toEqual(expected)
})
