import { expect, test } from 'vitest'

import { isCreditorIdentifier, isSepaIban, needsAddress } from './creditor.ts'

test.each([
  ['DE98ZZZ09999999999', true],
  ['de98 zzz 0999 9999 999', true],
  // The business code isn't part of the check digits.
  ['DE98ABC09999999999', true],
  ['AT61ZZZ01234567890', true],
  ['FR72ZZZ123456', true],
  ['ES59ZZZX1234567L', true],
  ['DE97ZZZ09999999999', false],
  ['DE98ZZZ09999999998', false],
  ['DE98', false],
  ['', false],
  ['98DEZZZ09999999999', false],
])('creditor identifier %s: %s', (identifier, isRight) => {
  expect(isCreditorIdentifier(identifier)).toBe(isRight)
})

test.each([
  ['DE89 3704 0044 0532 0130 00', true, false],
  ['CH93 0076 2011 6238 5295 7', true, true],
  ['GB29 NWBK 6016 1331 9268 19', true, true],
  ['DE88 3704 0044 0532 0130 00', false, false],
  ['TR33 0006 1005 1978 6457 8413 26', false, false],
])('account %s can be debited: %s, with an address: %s', (iban, isSepa, asksAddress) => {
  expect([isSepaIban(iban), needsAddress(iban)]).toEqual([isSepa, asksAddress])
})
