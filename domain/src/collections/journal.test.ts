import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  accounts,
  balancesOf,
  billState,
  type Entry,
  entryRefusal,
  paidAmount,
  outstandingAmount,
  paymentMethods,
  postingsOf,
} from './journal.ts'

const method = fc.constantFrom(...paymentMethods)
const amount = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 99_999_999 }))
const anEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constantFrom('charged', 'waived', 'moved'), amount }),
  fc.record({ kind: fc.constantFrom('paid', 'returned', 'refunded'), amount, method }),
)

/** Applies random entries, and skips those the ledger refuses. */
function booksOf(wishes: readonly Entry[]): readonly Entry[] {
  return wishes.reduce<readonly Entry[]>(
    (entries, input) =>
      entryRefusal(entries, input) === undefined ? [...entries, input] : entries,
    [],
  )
}

function sumOf(entries: readonly Entry[], kind: Entry['kind']): number {
  return entries
    .filter((entry) => entry.kind === kind)
    .reduce((sum, entry) => sum + entry.amount, 0)
}

describe('in any order of events', () => {
  const wishes = fc.array(anEntry, { maxLength: 60 })

  test('no cent is lost or created: all accounts always add up to 0', () => {
    fc.assert(
      fc.property(wishes, (wished) => {
        const entries = booksOf(wished)
        entries.forEach((_, at) => {
          const balances = balancesOf(entries.slice(0, at + 1))
          const sum = accounts.reduce((total, account) => total + balances[account], 0)
          expect(sum).toBe(0)
        })
      }),
    )
  })

  test('no one owes less than 0, and no method refunds more than it received', () => {
    fc.assert(
      fc.property(wishes, (wished) => {
        const balances = balancesOf(booksOf(wished))
        for (const account of ['outstanding', 'waived', ...paymentMethods] as const)
          expect(balances[account]).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('open and paid amounts follow from the entries', () => {
    fc.assert(
      fc.property(wishes, (wished) => {
        const entries = booksOf(wished)
        const sum = (kind: Entry['kind']) => sumOf(entries, kind)
        expect(outstandingAmount(entries)).toBe(
          sum('charged') - sum('moved') - sum('paid') + sum('returned') - sum('waived'),
        )
        expect(paidAmount(entries)).toBe(sum('paid') - sum('returned') - sum('refunded'))
      }),
    )
  })
})

test('the two sides of an entry are each other, turned round', () => {
  expect(postingsOf({ kind: 'paid', amount: 3334, method: 'card' })).toEqual([
    { account: 'card', amount: 3334 },
    { account: 'outstanding', amount: -3334 },
  ])
})

const charged: Entry = { kind: 'charged', amount: 10_000 }
const paid = (amount: number, method: 'card' | 'cash' = 'card'): Entry => ({
  kind: 'paid',
  amount,
  method,
})

const waived = (amount: number): Entry => ({ kind: 'waived', amount })
const refunded = (method: 'card' | 'cash'): Entry => ({ kind: 'refunded', amount: 1, method })

interface Row {
  readonly entries: readonly Entry[]
  readonly entry: Entry
  readonly refusal?: ReturnType<typeof entryRefusal>
}

const paidWhole = [charged, paid(10_000)]

test.each<[string, Row]>([
  ['half a cent', { entries: [charged], entry: paid(0.5), refusal: 'no_amount' }],
  ['nothing', { entries: [charged], entry: paid(0), refusal: 'no_amount' }],
  ['less than nothing', { entries: [charged], entry: paid(-1), refusal: 'no_amount' }],
  ['all of it', { entries: [charged], entry: paid(10_000) }],
  ['more than asked for', { entries: [charged], entry: paid(10_001), refusal: 'more_than_open' }],
  ['the same again', { entries: paidWhole, entry: paid(10_000), refusal: 'more_than_open' }],
  ['a write-off of the rest', { entries: [charged, paid(3334)], entry: waived(6666) }],
  [
    'a write-off of more than the rest',
    { entries: [charged, paid(3334)], entry: waived(6667), refusal: 'more_than_open' },
  ],
  ['a part back', { entries: paidWhole, entry: refunded('card') }],
  [
    'cash back for a card',
    { entries: paidWhole, entry: refunded('cash'), refusal: 'more_than_paid' },
  ],
])('%s', (_, { entries, entry, refusal }) => {
  expect(entryRefusal(entries, entry)).toBe(refusal)
})

test.each<[ReturnType<typeof billState>, readonly Entry[]]>([
  ['open', [charged]],
  ['part_paid', [charged, paid(3334)]],
  ['paid', [charged, paid(3334), paid(6666, 'cash')]],
  ['paid', []],
  ['waived', [charged, { kind: 'waived', amount: 10_000 }]],
  ['refunded', [charged, paid(10_000), { kind: 'refunded', amount: 10_000, method: 'card' }]],
  ['open', [charged, paid(10_000), { kind: 'returned', amount: 10_000, method: 'card' }]],
])('is called %s', (state, entries) => {
  expect(billState(entries)).toBe(state)
})
