import { expect, test } from 'vitest'

import { findDonations, type DonationEntry } from './payments.ts'

let count = 0
const entry = (
  kind: DonationEntry['kind'],
  amount: number,
  method: DonationEntry['method'] = 'transfer',
): DonationEntry => ({
  id: String((count += 1)),
  kind,
  amount,
  method,
  onDay: '2026-03-14',
  source: null,
})

test.each([
  ['nothing', [], []],
  ['two payments', [entry('paid', 50), entry('paid', 20)], [50, 20]],
  ['a refund of the last', [entry('paid', 50), entry('paid', 20), entry('refunded', 20)], [50, 0]],
  ['a refund of more', [entry('paid', 50), entry('paid', 20), entry('refunded', 30)], [40, 0]],
  [
    'a payment after a return',
    [entry('paid', 50), entry('returned', 50), entry('paid', 50)],
    [0, 50],
  ],
  [
    'a refund of the card',
    [entry('paid', 50, 'card'), entry('paid', 20, 'cash'), entry('refunded', 30, 'card')],
    [20, 20],
  ],
  [
    'an older transfer that is undone',
    [
      { ...entry('paid', 50, 'transfer'), source: 'transfer:a' },
      { ...entry('paid', 50, 'transfer'), source: 'transfer:b' },
      { ...entry('returned', 50, 'transfer'), source: 'transfer:a:undone' },
    ],
    [0, 50],
  ],
  [
    'more undone than its own transfer',
    [
      { ...entry('paid', 50, 'card'), source: 'card:a:paid:paid:0' },
      { ...entry('paid', 20, 'card'), source: 'card:b:paid:paid:0' },
      { ...entry('refunded', 60, 'card'), source: 'card:a:refunded:refunded:0' },
    ],
    [0, 10],
  ],
  ['a voucher', [entry('paid', 50, 'pass'), entry('paid', 20)], [20]],
] as const)('%s', (_, entries, amounts) => {
  expect(findDonations(entries).map(({ amount }) => amount)).toEqual(amounts)
})
