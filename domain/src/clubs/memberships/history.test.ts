import { expect, test } from 'vitest'

import { changesBetween } from './history.ts'

test('lists what is new, in the order of the form', () => {
  const before = { kind: 'active', number: null, email: 'a@example.org' }
  expect(changesBetween(before, { email: null, number: '7', kind: 'active' })).toEqual([
    { field: 'number', from: null, to: '7' },
    { field: 'email', from: 'a@example.org', to: null },
  ])
})

test('keeps neither a whole account nor what notes say', () => {
  const after = { iban: 'DE89370400440532013000', notes: 'Pays late' }
  expect(changesBetween({}, after)).toEqual([
    { field: 'iban', from: null, to: 'DE89 •••• 3000' },
    { field: 'notes', from: null, to: null },
  ])
})
