import { expect, test } from 'vitest'

import { isCreditorIdentifier, isSepaIban } from '../collections/debits/creditor.ts'
import { demoCreditorIdentifier, demoIbans } from './accounts.ts'

test.each(demoIbans)('accepts direct debits from account %s', (iban) => {
  expect(isSepaIban(iban)).toBe(true)
})

test('lets the club collect by direct debit', () => {
  expect(isCreditorIdentifier(demoCreditorIdentifier)).toBe(true)
})
