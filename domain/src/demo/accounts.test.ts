import { expect, test } from 'vitest'

import { isCreditorIdentifier, isSepaIban } from '../collections/debits/creditor.ts'
import { demoCreditorIdentifier, demoIbans } from './accounts.ts'

test.each(demoIbans)('account %s can be debited', (iban) => {
  expect(isSepaIban(iban)).toBe(true)
})

test('the club may collect by direct debit', () => {
  expect(isCreditorIdentifier(demoCreditorIdentifier)).toBe(true)
})
