import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { bookEntry } from '#server/collections/commands/book-entry.ts'
import type { BillKey } from '#server/collections/queries/books.ts'
import { addPage } from '#server/collections/queries/checkouts.ts'
import { aBill, aCollection, type TestCollection } from '#server/collections/testing/bills.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openStripe } from '#server/platform/payments/stripe.ts'
import type { Platform } from '#server/platform/platform.ts'
import { startStripe } from '#server/platform/testing/stripe.ts'
import { aTeam } from '#server/teams/testing/people.ts'

import { paymentWebhook, webhookSecret } from './payment-webhook.ts'
import { amount, payeeId, truthOf, type Word } from './payment-words.ts'
import { running } from './running.ts'

/** A bill being paid, with the provider's ids. */
export interface CardPayment {
  readonly id: string
  readonly bill: BillKey
  readonly sessionId: string
  readonly paymentId: string
}

/** A team that accepts cards through Stripe on loopback. */
export async function withCardPayments() {
  const stripe = await startStripe()
  const payments = openStripe({ secretKey: 'sk_test_loopback', webhookSecret }, stripe.place)
  const { platform, app } = await running({}, undefined, payments)
  const { database } = platform
  const teamId = await aTeam(database)
  await database
    .insertInto('payout_accounts')
    .values({ team_id: teamId, provider: 'stripe', provider_id: payeeId, state: 'ready' })
    .execute()
  const collection = await aCollection(database, teamId)

  const { deliver } = paymentWebhook({ app, platform })

  return {
    stripe,
    platform,
    teamId,
    deliver,
    aPayment: () => paymentIn(platform, collection),
    deliverAll: (bodies: readonly string[]) => untilTaken(deliver, bodies),
    /** Sets the provider's final state. */
    knowThat: (one: CardPayment, said: readonly Word[]) => {
      stripe.payments.set(one.sessionId, truthOf(one, said))
    },
    figuresOf: (bill: BillKey) => figuresIn(database, bill),
  }
}

/** A bill for a hundred and its payment page. */
async function paymentIn(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  collection: TestCollection,
): Promise<CardPayment> {
  const id = randomUUID()
  const bill = await aBill(database, collection)
  await database.transaction().execute(async (tx) => {
    const now = clock()
    await bookEntry(tx, { ...bill, now }, { entry: { kind: 'charged', amount } })
    await addPage(tx, {
      id,
      team_id: bill.teamId,
      bill_id: bill.billId,
      amount,
      provider: 'stripe',
      payout_account_id: payeeId,
      session_id: `cs_${id}`,
      url: `https://checkout.stripe.com/c/pay/cs_${id}`,
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
  })
  return { id, bill, sessionId: `cs_${id}`, paymentId: `pi_${id}` }
}

/** Like a provider: repeats events that were not accepted. */
async function untilTaken(
  deliver: (body: string) => Promise<number>,
  bodies: readonly string[],
): Promise<void> {
  let waiting = [...bodies]
  for (let round = 0; waiting.length > 0 && round < 6; round += 1) {
    const again: string[] = []
    for (const body of waiting) if ((await deliver(body)) >= 500) again.push(body)
    waiting = again
  }
  expect(waiting).toEqual([])
}

async function figuresIn(database: Database, { billId }: BillKey) {
  const { outstanding, paid, state } = await database
    .selectFrom('bills')
    .select(['outstanding', 'paid', 'state'])
    .where('id', '=', billId)
    .executeTakeFirstOrThrow()
  return [outstanding, paid, state]
}
