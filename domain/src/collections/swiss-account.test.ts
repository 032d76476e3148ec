import { expect, test } from 'vitest'

import { findBillNumbers } from './payment-reference.ts'
import {
  findQrBillNumber,
  formatQrReference,
  isQrIban,
  isSwissIban,
  billQrReference,
} from './swiss-account.ts'

// IBANs and the reference of the Swiss Implementation Guidelines for the QR-bill.
test.each([
  ['CH44 3199 9123 0008 8901 2', true, true],
  ['CH58 0079 1123 0008 8901 2', true, false],
  ['LI21 0881 0000 2324 013A A', true, false],
  ['DE89 3704 0044 0532 0130 00', false, false],
] as const)('%s is Swiss: %s, a QR-IBAN: %s', (...[iban, isSwiss, isQr]) => {
  expect([isSwissIban(iban), isQrIban(iban)]).toEqual([isSwiss, isQr])
})

test('a QR reference has valid check digits and identifies its bill', () => {
  const reference = billQrReference(100_042)
  expect(formatQrReference(reference)).toMatch(/^00 00000 00000 00000 00010 0042\d$/)
  expect(findQrBillNumber(reference)).toBe(100_042)
  const wrong = `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`
  expect(findQrBillNumber(wrong)).toBeUndefined()
})

test("a bill is recognised by its QR reference in a transfer's text", () => {
  expect(findBillNumbers(`Zahlung ${formatQrReference(billQrReference(100_042))} danke`)).toEqual([
    100_042,
  ])
  expect(findBillNumbers(billQrReference(100_043))).toEqual([100_043])
})
