import { expect, test } from 'vitest'

import { changesBetween } from './history.ts'

test("lists changes in the form's order", () => {
  const before = { kind: 'active', number: null, email: 'a@example.org' }
  expect(changesBetween(before, { email: null, number: '7', kind: 'active' })).toEqual([
    { field: 'number', from: null, to: '7' },
    { field: 'email', from: 'a@example.org', to: null },
  ])
})

test('stores neither a full IBAN nor the content of notes', () => {
  const after = { iban: 'DE89370400440532013000', notes: 'Pays late' }
  expect(changesBetween({}, after)).toEqual([
    { field: 'iban', from: null, to: 'DE89 •••• 3000' },
    { field: 'notes', from: null, to: null },
  ])
})
