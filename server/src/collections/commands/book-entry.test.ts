import {
  balancesOf,
  billState,
  paidAmount,
  type Entry,
} from '@touchline/domain/collections/journal'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aTeam } from '#server/teams/testing/people.ts'

import { findEntries, type BillKey } from '../queries/books.ts'
import { aBill, aCollection } from '../testing/bills.ts'
import { bookEntry } from './book-entry.ts'

const { database, clock } = await testPlatform()
const teamId = await aTeam(database)
const collection = await aCollection(database, teamId)

const book = (bill: BillKey, entry: Entry, source?: string) =>
  database
    .transaction()
    .execute((tx) =>
      bookEntry(
        tx,
        { ...bill, now: clock() },
        { entry, ...(source === undefined ? {} : { source }) },
      ),
    )

async function aChargedBill(amount = 10_000): Promise<BillKey> {
  const bill = await aBill(database, collection, {
    parts: [
      { amount: amount - 4000, dueOn: '2026-04-01' },
      { amount: 4000, dueOn: '2026-05-01' },
    ],
  })
  await book(bill, { kind: 'charged', amount })
  return bill
}

const figuresOf = ({ billId }: BillKey) =>
  database
    .selectFrom('bills')
    .select(['charged', 'outstanding', 'paid', 'state', 'due_on'])
    .where('id', '=', billId)
    .executeTakeFirstOrThrow()

test('a bill’s totals follow its ledger, and its due amounts follow its instalments', async () => {
  const bill = await aChargedBill()
  const due = { charged: 10_000, outstanding: 10_000, paid: 0, state: 'open', due_on: '2026-04-01' }
  expect(await figuresOf(bill)).toEqual(due)

  await book(bill, { kind: 'paid', method: 'cash', amount: 7000 })
  const part = {
    charged: 10_000,
    outstanding: 3000,
    paid: 7000,
    state: 'part_paid',
    due_on: '2026-05-01',
  }
  expect(await figuresOf(bill)).toEqual(part)

  await book(bill, { kind: 'waived', amount: 3000 })
  expect(await figuresOf(bill)).toMatchObject({ outstanding: 0, state: 'paid', due_on: null })
})

test.each<[string, Entry]>([
  ['more_than_open', { kind: 'paid', method: 'card', amount: 10_001 }],
  ['more_than_paid', { kind: 'refunded', method: 'card', amount: 1 }],
  ['no_amount', { kind: 'paid', method: 'card', amount: 0 }],
])('%s is refused, and nothing is written', async (why, entry) => {
  const bill = await aChargedBill()
  await expect(book(bill, entry)).rejects.toMatchObject({ data: { fields: { amount: why } } })
  expect(await findEntries(database, bill)).toHaveLength(1)
})

test('one source counts once: repeated, ten times at once, or for another bill', async () => {
  const bill = await aChargedBill()
  const paid = { kind: 'paid', method: 'transfer', amount: 10_000 } as const
  const booked = await Promise.all(Array.from({ length: 10 }, () => book(bill, paid, 'bank:1')))
  expect(booked.filter(Boolean)).toHaveLength(1)
  expect(await book(await aChargedBill(), paid, 'bank:1')).toBe(false)
  expect(await figuresOf(bill)).toMatchObject({ paid: 10_000, state: 'paid' })
})

test('simultaneous payments never exceed what is open', async () => {
  const bill = await aChargedBill()
  const half = { kind: 'paid', method: 'cash', amount: 6000 } as const
  const ends = await Promise.allSettled([book(bill, half), book(bill, half)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await figuresOf(bill)).toMatchObject({ outstanding: 4000, paid: 6000 })
})

test('a bill of another team is not found', async () => {
  const { billId } = await aChargedBill()
  const other = { billId, teamId: await aTeam(database) }
  await expect(book(other, { kind: 'charged', amount: 1 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

const entries = fc.oneof(
  fc.record({
    kind: fc.constantFrom('charged' as const, 'waived' as const),
    amount: fc.integer({ min: 1, max: 9000 }),
  }),
  fc.record({
    kind: fc.constantFrom('paid' as const, 'returned' as const, 'refunded' as const),
    method: fc.constantFrom('card' as const, 'cash' as const),
    amount: fc.integer({ min: 1, max: 9000 }),
  }),
)

test('whatever the order of entries, the totals match the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entries, { maxLength: 12 }), async (tried) => {
      const bill = await aChargedBill()
      for (const entry of tried) await book(bill, entry).catch(() => undefined)
      const books = await findEntries(database, bill)
      expect(await figuresOf(bill)).toMatchObject({
        outstanding: balancesOf(books).outstanding,
        paid: paidAmount(books),
        state: billState(books),
      })
    }),
    { numRuns: 10 },
  )
})
