import { expect, test } from 'vitest'

import { placeParents, type ChildMove, type Parent } from './guardians.ts'

const marta: Parent = {
  id: 'marta',
  teamId: 'u8',
  accountId: 'account-of-marta',
  email: 'marta@example.org',
  firstName: 'Marta',
  lastName: 'Gil',
}
const luis: Parent = { ...marta, id: 'luis', accountId: null, firstName: 'Luis' }
const to = (parent: Parent, toTeamId = 'u10'): ChildMove => ({ parent, toTeamId })

function placesOf(cares: readonly ChildMove[], known: readonly Parent[] = []) {
  const ids = ['first', 'second', 'third', 'fourth']
  return placeParents(cares, known, () => ids.shift() ?? '')
}

test('a parent of two moving children is one person in the new team', () => {
  expect(placesOf([to(marta), to(marta)])).toEqual([
    { parentId: 'marta', toTeamId: 'u10', id: 'first', isNew: true },
  ])
})

test('children moving to two teams take the parent to both', () => {
  expect(placesOf([to(marta), to(marta, 'u12')]).map(({ id, toTeamId }) => [id, toTeamId])).toEqual(
    [
      ['first', 'u10'],
      ['second', 'u12'],
    ],
  )
})

test.each([
  ['the account', marta, { ...marta, id: 'there', teamId: 'u10', firstName: 'Martina' }],
  ['name and address', luis, { ...luis, id: 'there', teamId: 'u10', email: 'Marta@Example.org' }],
] as const)('a parent already in the new team is recognised by %s', (_, parent, there) => {
  expect(placesOf([to(parent)], [there])).toEqual([
    { parentId: parent.id, toTeamId: 'u10', id: 'there', isNew: false },
  ])
})

test.each([
  ['shares an address', luis, { ...luis, id: 'there', teamId: 'u10', firstName: 'Eva' }],
  [
    'has no address',
    { ...luis, email: null },
    { ...luis, id: 'there', teamId: 'u10', email: null },
  ],
  ['is in another team', luis, { ...luis, id: 'there', teamId: 'u14' }],
  ['has joined, under the same name', luis, { ...marta, id: 'there', teamId: 'u10' }],
] as const)('a parent who %s is another person', (_, parent, there) => {
  expect(placesOf([to(parent)], [there])).toMatchObject([{ id: 'first', isNew: true }])
})

test('two rows of one account, of two old teams, become one person', () => {
  const elsewhere = { ...marta, id: 'marta-again', teamId: 'girls' }
  expect(placesOf([to(marta), to(elsewhere)]).map(({ id, isNew }) => [id, isNew])).toEqual([
    ['first', true],
    ['first', false],
  ])
})
