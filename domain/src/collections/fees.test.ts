import { expect, test } from 'vitest'

import { type Fee, ownAmountRefusal, isCompleteFee, newFee } from './fees.ts'

const adult: Fee = { ...newFee, name: 'Adult', amount: 10_000 }
const free: Fee = { ...newFee, name: 'Helpers', type: 'free' }
const gift: Fee = { ...newFee, name: 'What you want', type: 'new' }

test.each<[boolean, Fee]>([
  [false, newFee],
  [false, { ...newFee, name: 'Adult' }],
  [false, { ...adult, name: ' ' }],
  [false, { ...adult, amount: 0 }],
  [false, { ...adult, amount: 0.5 }],
  [false, { ...adult, amount: 100_000_000 }],
  [true, adult],
  [true, { ...adult, isActive: false }],
  [true, free],
  [false, { ...free, amount: 100 }],
  [true, gift],
])('can be added: %s, for %o', (may, fee) => {
  expect(isCompleteFee(fee)).toBe(may)
})

test.each<[Fee, number, ReturnType<typeof ownAmountRefusal>]>([
  [adult, 10_000, undefined],
  [adult, 9999, 'too_little'],
  [adult, 10_001, 'too_much'],
  [free, 0, undefined],
  [free, 1, 'too_much'],
  [gift, 0, undefined],
  [gift, 2500, undefined],
  [gift, -1, 'too_little'],
  [gift, 2.5, 'too_little'],
  [gift, 100_000_000, 'too_much'],
])('for %o a payment of %d is: %s', (fee, given, refusal) => {
  expect(ownAmountRefusal(fee, given)).toBe(refusal)
})
