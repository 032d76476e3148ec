import { expect, test } from 'vitest'

import { displayName, namesToStore } from './names.ts'

const metadata = { first_name: 'Ana', last_name: 'López' }
const longName = 'x'.repeat(200)
const identity = { name: 'Maria del Mar Ruiz', given_name: 'Maria', family_name: 'Ruiz' }

test.each([
  ['Coach', { metadata, identity, stored: 'Stored' }, 'Coach'],
  [undefined, { metadata, identity, stored: 'Stored' }, 'Ana'],
  [undefined, { metadata: { first_name: ' ' }, identity, stored: 'Stored' }, 'Maria'],
  [undefined, { identity: { given_name: 'Maria' }, stored: 'Stored' }, 'Maria'],
  [undefined, { metadata: {}, identity: {}, stored: 'Stored' }, 'Stored'],
  [undefined, { metadata: { first_name: 7 } }, undefined],
  ['  Coach  ', {}, 'Coach'],
  ['   ', { metadata }, 'Ana'],
  ['', { identity: { name: '\t', given_name: 'Maria' } }, 'Maria'],
  [undefined, { identity: { name: ' Maria  del Mar ' } }, 'Maria'],
  [undefined, { identity: { family_name: 'Ruiz' }, stored: 'Stored' }, 'Stored'],
  [undefined, { metadata: { last_name: 'López' }, identity: undefined, stored: '  ' }, undefined],
  [undefined, { identity: { name: 'مريم العلي' } }, 'مريم'],
  [undefined, { metadata: { first_name: 'محمد علي' } }, 'محمد علي'],
  [undefined, { metadata: { first_name: '👩‍🦰 Ana' } }, '👩‍🦰 Ana'],
  [undefined, { metadata: { first_name: longName } }, longName],
  [undefined, { metadata: { first_name: null }, identity: { name: ['Maria'] } }, undefined],
  [undefined, {}, undefined],
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
  [
    { metadata, identity: {} },
    { firstName: 'Ana', lastName: 'López' },
  ],
  [
    { identity: { given_name: 'Maria', family_name: 'Ruiz' } },
    { firstName: 'Maria', lastName: 'Ruiz' },
  ],
  [{ identity: { name: ' ' } }, { firstName: '', lastName: '' }],
  [{ identity: { name: 'مريم بنت العلي' } }, { firstName: 'مريم', lastName: 'بنت العلي' }],
  [{ identity: { name: `${longName} ${longName}` } }, { firstName: longName, lastName: longName }],
])('%j is stored as %j', (known, expected) => {
  expect(namesToStore(known)).toEqual(expected)
})
