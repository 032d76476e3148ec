import { expect, test } from 'vitest'

import { splitPayment, type BillShare } from './shared-payment.ts'

const bill = (amount: number, rest: Partial<BillShare> = {}): BillShare => ({
  amount,
  paid: 0,
  refunded: 0,
  taken: 0,
  granted: 0,
  wished: 0,
  ...rest,
})
const paid = (amount: number, rest: Partial<BillShare> = {}) =>
  bill(amount, { paid: amount, ...rest })

test.each([
  ['pays each its amount', { paid: 145 }, [bill(50), bill(45), bill(50)], 'paid', [50, 45, 50]],
  ['pays nothing while nothing came', { paid: 0 }, [bill(50), bill(45)], 'paid', [0, 0]],
  [
    'gives back where it was wished',
    { refunded: 30 },
    [paid(50), paid(45, { wished: 30 })],
    'refunded',
    [0, 30],
  ],
  [
    'keeps what went back before',
    { refunded: 50 },
    [paid(50, { refunded: 20 }), paid(45, { wished: 30 })],
    'refunded',
    [20, 30],
  ],
  [
    'gives back in order what nobody wished',
    { refunded: 60 },
    [paid(50), paid(45)],
    'refunded',
    [50, 10],
  ],
  [
    'takes the failed refund off',
    { refunded: 20 },
    [paid(50, { refunded: 20 }), paid(45, { refunded: 30 })],
    'refunded',
    [20, 0],
  ],
  [
    'takes in order what no single bill explains',
    { refunded: 25 },
    [paid(50, { refunded: 20 }), paid(45, { refunded: 30 })],
    'refunded',
    [0, 25],
  ],
  [
    'gives back what is agreed before what is only wished',
    { refunded: 30 },
    [paid(50, { wished: 30 }), paid(45, { granted: 30 })],
    'refunded',
    [0, 30],
  ],
  [
    'lets a bank take what is left of each',
    { refunded: 20, taken: 75 },
    [paid(50, { refunded: 20 }), paid(45)],
    'taken',
    [30, 45],
  ],
  [
    'gives all of it again',
    { taken: 0 },
    [paid(50, { taken: 50 }), paid(45, { taken: 45 })],
    'taken',
    [0, 0],
  ],
] as const)('%s', (...[, money, bills, what, shares]) => {
  expect(splitPayment(money, bills).map((share) => share[what])).toEqual(shares)
})

test("unreported facts aren't assumed for any bill", () => {
  expect(splitPayment({}, [bill(50), bill(45)])).toEqual([
    { paid: undefined, refunded: undefined, taken: undefined },
    { paid: undefined, refunded: undefined, taken: undefined },
  ])
})
