import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import { expect, test } from 'vitest'

import { billAfterPayment, participantAfterPayment } from './after-payment.ts'
import { participant } from './testing/participant.ts'

const bill: BillShape = {
  id: 'bill',
  number: 100_001,
  reference: 'RF18 1000 01',
  state: 'open',
  isLate: true,
  currency: 'EUR',
  charged: 10_000,
  outstanding: 10_000,
  paid: 0,
  dueOn: '2026-11-01',
  firstName: 'Rosa',
  lastName: 'López',
  email: null,
  phone: null,
  paymentOption: 'later',
  isAnonymous: false,
  createdAt: '2026-10-01T10:00:00.000Z',
  remindedAt: null,
  lines: [],
  instalments: [],
  entries: [],
  requests: [],
  halves: [],
  otherPayers: [],
  refundable: [{ method: 'cash', amount: 100 }],
  reminders: [],
  waivableFees: 0,
}
const payment = {
  billId: 'bill',
  id: 'payment',
  method: 'cash',
  amount: 4000,
  onDay: '2026-11-22',
  note: '',
  madeAt: '2026-11-22T10:00:00.000Z',
} as const

test('a paid instalment leaves the rest open and overdue', () => {
  const paid = billAfterPayment(bill, payment)
  expect(paid).toMatchObject({ state: 'part_paid', outstanding: 6000, paid: 4000, isLate: true })
  expect(paid.entries.at(-1)).toMatchObject({ id: 'payment', kind: 'paid', amount: 4000 })
  expect(paid.refundable).toEqual([{ method: 'cash', amount: 4100 }])
})

test('paying everything leaves nothing open or overdue', () => {
  expect(billAfterPayment(bill, { ...payment, amount: 10_000 })).toMatchObject({
    state: 'paid',
    outstanding: 0,
    paid: 10_000,
    isLate: false,
  })
})

test.each([
  ['open', 4000, 'part_paid'],
  ['late', 4000, 'late'],
  ['late', 10_000, 'paid'],
] as const)('a row that was %s and gets %i is %s', (state, amount, then) => {
  expect(participantAfterPayment(participant({ state }), { amount }).state).toBe(then)
})
