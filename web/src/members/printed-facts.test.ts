import { expect, test } from 'vitest'

import { printedFacts } from './printed-facts.ts'
import { type ShownColumn, usualColumns } from './table-columns.ts'

const ana: Parameters<typeof printedFacts>[0] = {
  firstName: 'Ana',
  lastName: 'Lopez',
  isPlaceholder: false,
  isPrivate: false,
  jerseyNumber: '7',
  position: 'Keeper',
  phone: '+34600000000',
  email: 'ana@example.org',
}

const on = (shown: readonly ShownColumn[], member: Partial<typeof ana> = {}) =>
  printedFacts({ ...ana, ...member }, { shown, phoneOf: (phone) => `written ${phone}` })

test.each<readonly [string, readonly ShownColumn[], readonly string[]]>([
  ['the usual columns', usualColumns, ['#7', 'Keeper', 'ana@example.org']],
  [
    'the phone as well',
    [...usualColumns, 'phone'],
    ['#7', 'Keeper', 'written +34600000000', 'ana@example.org'],
  ],
  ['the phone without the role', ['surname', 'phone'], ['written +34600000000']],
  ['names alone', ['surname'], []],
])('%s: prints what the columns show', (_, shown, said) => {
  expect(on(shown)).toEqual(said)
})

test('prints no hidden contact details, and an address shown as the name only once', () => {
  const all: readonly ShownColumn[] = ['number', 'position', 'phone', 'email']
  expect(on(all, { isPrivate: true })).toEqual(['#7', 'Keeper'])
  const invited = { isPlaceholder: true, firstName: 'Invited', lastName: 'User' }
  expect(on(['surname', 'email'], invited)).toEqual([])
  expect(on(all, { jerseyNumber: null, position: null, phone: null, email: null })).toEqual([])
})
