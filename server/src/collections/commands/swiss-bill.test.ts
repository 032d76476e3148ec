import { transferReference } from '@touchline/domain/collections/payment-reference'
import { billQrReference } from '@touchline/domain/collections/swiss-account'
import { languages } from '@touchline/domain/values/language'
import {
  calculateQRReferenceChecksum,
  isQRReferenceValid,
  isSCORReferenceValid,
} from 'swissqrbill/utils'
import { describe, expect, test } from 'vitest'

import { paymentSlip, swissBillOf, swissCode } from './swiss-bill.ts'

const payee = {
  team_id: '',
  provider: null,
  provider_id: null,
  state: 'none',
  country: null,
  checked_at: null,
  holder: 'FC Zürich-Höngg',
  iban: 'CH5800791123000889012',
  address: { street: 'Limmatstrasse', building: '12', postcode: '8049', town: 'Zürich' },
} as const
const bill = { payee, currency: 'CHF', amount: 12_050, number: 100_042 }

test.each([1, 100_042, 987_654_321])('our QR reference of bill %s is valid', (number) => {
  const reference = billQrReference(number)
  expect(isQRReferenceValid(reference)).toBe(true)
  expect(calculateQRReferenceChecksum(reference.slice(0, 26))).toBe(reference.at(-1))
})

test('an ordinary account gets a creditor reference, a QR-IBAN a QR reference', () => {
  const ordinary = swissBillOf(bill)
  expect(ordinary).toMatchObject({
    amount: 120.5,
    creditor: {
      name: 'FC Zürich-Höngg',
      address: 'Limmatstrasse',
      buildingNumber: '12',
      zip: '8049',
    },
  })
  expect(isSCORReferenceValid(ordinary?.reference ?? '')).toBe(true)
  const iban = 'CH4431999123000889012'
  const special = swissBillOf({ ...bill, payee: { ...payee, iban } })
  expect(isQRReferenceValid(special?.reference ?? '')).toBe(true)
  expect(transferReference(iban, bill.number).replaceAll(' ', '')).toBe(special?.reference)
})

test.each([
  ['in euros', { currency: 'EUR' }],
  ['when nothing is open', { amount: 0 }],
  ['without an address', { payee: { ...payee, address: null } }],
  ['for an account elsewhere', { payee: { ...payee, iban: 'DE89370400440532013000' } }],
  ['without an account', { payee: undefined }],
])('there is no QR-bill %s', (_when, change) => {
  expect(swissBillOf({ ...bill, ...change })).toBeUndefined()
})

describe('drawn', () => {
  const data = swissBillOf(bill)
  if (data === undefined) throw new Error('the bill is paid by a slip')

  test('the code is a picture', async () => {
    expect(await swissCode(data)).toMatch(/^<svg[\s\S]*<\/svg>$/)
  })

  test.each(languages)('the slip is a PDF, in %s', async (language) => {
    const now = new Date('2026-03-14T09:00:00Z')
    const bytes = await paymentSlip({ data, title: 'Season', language, now })
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/^%PDF-1\.\d/)
  })
})
