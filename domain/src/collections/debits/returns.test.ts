import { expect, test } from 'vitest'

import { isDebitReturn, returnCodeIn, returnReason } from './returns.ts'

test.each([
  ['AC04', 'account_closed'],
  ['am04', 'no_funds'],
  ['MD06', 'refunded'],
  ['MS03', 'not_told'],
  ['XX99', 'not_told'],
  [null, 'not_told'],
] as const)('code %s means %s', (code, reason) => {
  expect(returnReason(code)).toBe(reason)
})

test.each([
  ['RETOURE SEPA-Lastschrift Rückgabegrund: AC01 IBAN fehlerhaft', 'AC01'],
  ['SVWZ+RETURN/REFERENCE/MS02 Sonstige', 'MS02'],
  ['Rücklastschrift', undefined],
  ['SCHAC01X', undefined],
])('"%s" names %s', (words, code) => {
  expect(returnCodeIn(words)).toBe(code)
})

test.each([
  ['Rücklastschrift RF18000042', true],
  ['SEPA-Lastschrift retour', true],
  ['Returned direct debit', true],
  ['Rejet de prélèvement', true],
  ['Devolución de recibo', true],
  ['SVWZ+RETURN MS02', true],
  ['Devolución de cuota', false],
  ['Erstattung Beitrag', false],
  ['Lastschrift Stadtwerke', false],
  ['Retour Beitrag', false],
])('"%s" is a returned debit: %s', (words, expected) => {
  expect(isDebitReturn({ words })).toBe(expected)
})

test('a code of the bank marks a returned debit', () => {
  expect(isDebitReturn({ words: 'RF18000042', returnCode: 'AM04' })).toBe(true)
})
