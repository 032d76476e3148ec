import type { DuesFamilyShape, DuesPersonShape } from '@touchline/contract/collections/shapes/dues'
import { expect, test } from 'vitest'

import { sumChosen, countFamilies, filterFamilies, previewForPeople } from './bill-view.ts'

const person = (id: string, parts: Partial<DuesPersonShape> = {}): DuesPersonShape => ({
  id,
  firstName: id,
  lastName: 'Böhm',
  age: 9,
  teams: ['U11'],
  state: 'due',
  rate: 'Youth',
  amount: 9600,
  steps: [],
  exemption: null,
  ...parts,
})
const family = (key: string, people: DuesPersonShape[], hasAddress = true): DuesFamilyShape => ({
  key,
  payer: `${key} Böhm`,
  hasAddress,
  people,
  amount: people.reduce((sum, { amount }) => sum + amount, 0),
  bills: new Set(people.flatMap(({ state, teams }) => (state === 'due' ? teams : []))).size,
})
const families = [
  family('Ana', [person('Mia'), person('Leo', { state: 'billed' })]),
  family('Ben', [person('Zoë', { state: 'no_rate', amount: 0 })], false),
  family('Eva', [person('Noa', { amount: 100 })]),
]

test.each([
  ['all', '', ['Ana', 'Ben', 'Eva']],
  ['due', '', ['Ana', 'Eva']],
  ['no_rate', '', ['Ben']],
  ['billed', '', ['Ana']],
  ['no_address', '', ['Ben']],
  ['all', 'zoe', ['Ben']],
  ['all', 'bohm', ['Ana', 'Ben', 'Eva']],
  ['due', 'leo', ['Ana']],
] as const)('%s with %j shows %j', (filter, search, names) => {
  expect(filterFamilies({ families }, { filter, search }).map(({ key }) => key)).toEqual(names)
})

test('counts the families of each filter', () => {
  expect(countFamilies({ families })).toEqual({
    all: 3,
    due: 2,
    no_rate: 1,
    billed: 1,
    no_address: 1,
  })
})

test("bills everyone due and not excluded, with the server's total", () => {
  expect(sumChosen({ families }, new Set())).toEqual({
    families: 2,
    bills: 2,
    withoutAddress: 0,
    personIds: ['Mia', 'Noa'],
    amount: 9700,
  })
  expect(sumChosen({ families }, new Set(['Ana', 'Ben']))).toEqual({
    families: 1,
    bills: 1,
    withoutAddress: 0,
    personIds: ['Noa'],
    amount: 100,
  })
})

test('people ticked elsewhere narrow the list to their families', () => {
  const preview = { currency: 'EUR' as const, families, count: 2, amount: 9700 }
  const keysFor = (ids: readonly string[]) =>
    previewForPeople(preview, ids).families.map(({ key }) => key)
  expect(keysFor(['Leo', 'Noa'])).toEqual(['Ana', 'Eva'])
  expect(keysFor([])).toEqual(['Ana', 'Ben', 'Eva'])
})
