import { expect, test } from 'vitest'

import { isIban, maskedIban, withoutBlanks } from './iban.ts'

test.each([
  // Examples from the SWIFT IBAN registry.
  ['DE89 3704 0044 0532 0130 00', true],
  ['ES9121000418450200051332', true],
  ['FR1420041010050500013M02606', true],
  ['GB29 NWBK 6016 1331 9268 19', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['DE89', false],
  ['', false],
  ['not an account', false],
])('%s is a valid IBAN: %s', (text, is) => {
  expect(isIban(text)).toBe(is)
})

test('stores an IBAN without spaces and shows it masked', () => {
  expect(withoutBlanks('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
  expect(maskedIban('DE89370400440532013000')).toBe('DE89 •••• 3000')
})
