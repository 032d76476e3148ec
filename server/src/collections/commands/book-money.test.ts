import type { Money } from '@touchline/domain/collections/shared-payment'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aTeam } from '#server/teams/testing/people.ts'

import { addPage } from '../queries/checkouts.ts'
import { addRefund, findWaiting } from '../queries/refunds.ts'
import { aBill, aCollection } from '../testing/bills.ts'
import { bookEntry } from './book-entry.ts'
import { bookMoney } from './book-money.ts'
import { settleRefunds } from './refunds.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
const teamId = await aTeam(database)

/** A bill of a hundred with helpers to pay it page by page. */
async function billed() {
  const bill = await aBill(database, await aCollection(database, teamId))
  await database
    .transaction()
    .execute((tx) =>
      bookEntry(tx, { ...bill, now }, { entry: { kind: 'charged', amount: 10_000 } }),
    )
  const pageOf = (amount: number) =>
    database.transaction().execute((tx) =>
      addPage(tx, {
        id: newId(),
        team_id: teamId,
        bill_id: bill.billId,
        amount,
        provider: 'sandbox',
        payout_account_id: 'acct_club',
        state: 'paid',
        session_id: `cs_${newId()}`,
        payment_id: `pi_${newId()}`,
        created_at: now,
        expires_at: now,
      }),
    )
  return { ...bill, pageOf }
}

type Page = Parameters<typeof bookMoney>[0]['page']

function book(page: Page, money: Money): Promise<void> {
  return database.transaction().execute((tx) => bookMoney({ tx, platform, page, now }, money))
}

function figuresOf(billId: string) {
  return database
    .selectFrom('bills')
    .select(['outstanding', 'paid'])
    .where('id', '=', billId)
    .executeTakeFirstOrThrow()
}

test('a chargeback of one payment leaves another payment alone', async () => {
  const { billId, pageOf } = await billed()
  const [first, second] = [await pageOf(4000), await pageOf(6000)]
  await book(first, { paid: 4000 })
  await book(second, { paid: 6000 })
  await book(first, { paid: 4000, refunded: 3000 })
  await book(first, { paid: 4000, refunded: 3000, taken: 4000 })
  expect(await figuresOf(billId)).toEqual({ outstanding: 1000, paid: 6000 })
})

test("a refund already in the ledger isn't requested again", async () => {
  const { billId, pageOf } = await billed()
  const page = await pageOf(10_000)
  await book(page, { paid: 10_000 })
  const key = { teamId, billId }
  await database
    .transaction()
    .execute((tx) => addRefund(tx, { ...key, pageId: page.id, amount: 2500, now }))
  await book(page, { paid: 10_000, refunded: 2500 })
  await settleRefunds(platform, key)
  expect(await findWaiting(database, key)).toEqual([])
  expect(await figuresOf(billId)).toEqual({ outstanding: 0, paid: 7500 })
})

async function bookedEntries(billId: string): Promise<readonly string[]> {
  const news = await database
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'collections.booked')
    .orderBy('id')
    .execute()
  const booked = z.object({ billId: z.string(), kind: z.string(), amount: z.int() })
  return news
    .map(({ payload }) => booked.parse(payload))
    .filter((one) => one.billId === billId)
    .map(({ kind, amount }) => `${kind} ${amount}`)
}

test.each([
  ['the refund', { refunded: 4000 }, { refunded: 4000, taken: 10_000 }],
  ['the dispute', { taken: 10_000 }, { refunded: 4000, taken: 10_000 }],
  ['the dispute alone, then the refund alone', { taken: 10_000 }, { refunded: 4000 }],
])(
  'a chargeback takes no more than a refund left, when %s is reported first',
  async (_, first, then) => {
    const { billId, pageOf } = await billed()
    const page = await pageOf(10_000)
    await book(page, { paid: 10_000 })
    await book(page, { paid: 10_000, ...first })
    await book(page, { paid: 10_000, ...then })
    await book(page, { paid: 10_000, ...then })
    expect(await figuresOf(billId)).toEqual({ outstanding: 6000, paid: 0 })
    expect((await bookedEntries(billId)).filter((news) => news.startsWith('paid'))).toEqual([
      'paid 10000',
    ])
  },
)
