import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { bookEntry } from '#server/collections/commands/book-entry.ts'
import { settlePayments } from '#server/collections/commands/settle-payments.ts'
import { findEntryRows } from '#server/collections/queries/books.ts'
import { addRefund, findWaiting, saveRefundState } from '#server/collections/queries/refunds.ts'

import { withCardPayments, type CardPayment } from './support/card-payments.ts'
import {
  amount,
  payeeId,
  sequences,
  session,
  providerEvent,
  words,
} from './support/payment-words.ts'

const { stripe, platform, teamId, ...world } = await withCardPayments()
afterAll(() => stripe.close())
const { database } = platform
const { aPayment, deliver, deliverAll, knowThat, figuresOf } = world

const ways = ['asks the provider', 'goes by the order of events'] as const

test.each(sequences.flatMap(([name, said, end]) => ways.map((way) => ({ name, said, end, way }))))(
  '$name: Touchline that $way reaches the expected state',
  async ({ said, end, way }) => {
    const one = await aPayment()
    stripe.isAway = way !== 'asks the provider'
    knowThat(one, said)
    await deliverAll(said.map((word) => words[word](one)))
    stripe.isAway = false
    expect(await figuresOf(one.bill)).toEqual(end)
  },
)

test('reaches the same state in any order, with repeated events and a provider that is sometimes away', async () => {
  const cases = fc.constantFrom(...sequences).chain(([, said, end]) =>
    fc.record({
      said: fc.constant(said),
      end: fc.constant(end),
      order: fc.shuffledSubarray(
        said.flatMap((word) => [word, word]),
        { minLength: said.length * 2 },
      ),
      away: fc.array(fc.boolean(), { minLength: said.length * 2, maxLength: said.length * 2 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(cases, async ({ said, end, order, away }) => {
      const one = await aPayment()
      knowThat(one, said)
      const again: string[] = []
      for (const [at, word] of order.entries()) {
        stripe.isAway = away[at] === true
        const body = words[word](one)
        if ((await deliver(body)) >= 500) again.push(body)
      }
      await deliverAll(again)
      stripe.isAway = false
      expect(await figuresOf(one.bill)).toEqual(end)
    }),
    { numRuns: 3 },
  )
})

test('books a payment once for ten simultaneous deliveries', async () => {
  const one = await aPayment()
  knowThat(one, ['completed'])
  const bodies = Array.from({ length: 10 }, () => words.completed(one))
  const answers = await Promise.all(bodies.map(deliver))
  expect(new Set(answers)).toEqual(new Set([200]))
  const paid = (await findEntryRows(database, one.bill)).filter(({ kind }) => kind === 'paid')
  expect(paid.map((entry) => entry.amount)).toEqual([amount])
})

test('ignores an event of another account, whatever session it names', async () => {
  const one = await aPayment()
  knowThat(one, ['completed'])
  const body = words.completed(one).replace(payeeId, 'acct_somebody_else')
  expect(await deliver(body)).toBe(200)
  expect(await figuresOf(one.bill)).toEqual([amount, 0, 'open'])
})

test('refunds the card once if the bill was paid in cash meanwhile', async () => {
  const one = await aPayment()
  const cash = { kind: 'paid', method: 'cash', amount: 7000 } as const
  await database
    .transaction()
    .execute((tx) => bookEntry(tx, { ...one.bill, now: platform.clock() }, { entry: cash }))
  knowThat(one, ['completed'])
  await deliver(words.completed(one))
  await deliver(words.completed(one))
  const before = stripe.calls.length
  await settleWaiting(one)
  await settleWaiting(one)
  expect(stripe.calls.slice(before).filter((call) => call === 'POST /v1/refunds')).toHaveLength(1)
  expect(await figuresOf(one.bill)).toEqual([0, amount, 'paid'])
  const books = await findEntryRows(database, one.bill)
  expect(books.map(({ kind, method, amount: sum }) => [kind, method, sum])).toEqual([
    ['charged', null, amount],
    ['paid', 'cash', 7000],
    ['charged', null, 7000],
    ['paid', 'card', amount],
    ['refunded', 'card', 7000],
  ])
})

test('books a refund whose process died first in the hourly job, without requesting it again', async () => {
  const one = await aPayment()
  knowThat(one, ['completed'])
  await deliver(words.completed(one))
  const input = { pageId: one.id, amount: 7000, now: platform.clock() }
  await database.transaction().execute((tx) => addRefund(tx, { ...one.bill, ...input }))
  const [asked] = await findWaiting(database, one.bill)
  if (asked === undefined) throw new Error('no refund waits')
  await saveRefundState(database, asked, 'done')
  const before = stripe.calls.length
  await settleWaiting(one)
  expect(stripe.calls.slice(before)).not.toContain('POST /v1/refunds')
  expect(await figuresOf(one.bill)).toEqual([0, amount - 7000, 'paid'])
  expect(await findWaiting(database, one.bill)).toEqual([])
})

/** The hourly job an hour later: the provider has refunded the seven thousand by then. */
async function settleWaiting(one: CardPayment): Promise<void> {
  stripe.payments.set(one.sessionId, {
    session: session(one, 'paid'),
    refunds: [{ amount: 7000, status: 'succeeded' }],
    disputes: [],
  })
  platform.setClock(new Date(platform.clock().getTime() + 2 * 3_600_000).toISOString())
  await settlePayments(platform)
}

test('finds a payment without a webhook in the hourly job', async () => {
  const one = await aPayment()
  knowThat(one, ['completed'])
  platform.setClock(new Date(platform.clock().getTime() + 2 * 3_600_000).toISOString())
  await settlePayments(platform)
  expect(await figuresOf(one.bill)).toEqual([0, amount, 'paid'])
})

test('checks the other payments even if the provider’s response to one is invalid', async () => {
  const [strange, other] = [await aPayment(), await aPayment()]
  const nonsense = { ...session(strange, 'paid'), amount_total: 'a lot' }
  stripe.payments.set(strange.sessionId, { session: nonsense, refunds: [], disputes: [] })
  knowThat(other, ['completed'])
  platform.setClock(new Date(platform.clock().getTime() + 2 * 3_600_000).toISOString())
  await settlePayments(platform)
  stripe.payments.delete(strange.sessionId)
  expect(await figuresOf(other.bill)).toEqual([0, amount, 'paid'])
})

test('leaves a refund that failed at the bank with the club, owed by no one', async () => {
  const one = await aPayment()
  knowThat(one, ['completed', 'part'])
  await deliverAll([words.completed(one), words.part(one)])
  stripe.payments.set(one.sessionId, {
    session: session(one, 'paid'),
    refunds: [{ amount: 4000, status: 'failed' }],
    disputes: [],
  })
  await deliver(
    providerEvent(
      'refund.failed',
      { id: 're_1', object: 'refund', payment_intent: one.paymentId },
      70,
    ),
  )
  expect(await figuresOf(one.bill)).toEqual([0, amount, 'paid'])
  const news = await database
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'collections.booked')
    .orderBy('id')
    .execute()
  const ofBill = news.filter(({ payload }) => JSON.stringify(payload).includes(one.bill.billId))
  const kindOf = z.object({ kind: z.string(), collectionId: z.uuid() })
  const kinds = ofBill.map(({ payload }) => kindOf.parse(payload).kind)
  expect(kinds).toEqual(['paid', 'refunded', 'refund_failed'])
})

/** The state of the club's account, and the admins' notifications. */
async function payeeAndNews() {
  const { state, provider_id: id } = await database
    .selectFrom('payout_accounts')
    .select(['state', 'provider_id'])
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  const news = await database
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'collections.payout_changed')
    .orderBy('id')
    .execute()
  return [state, id, news.map(({ payload }) => z.object({ what: z.string() }).parse(payload).what)]
}

test('follows the provider on the state of the club’s account and tells admins', async () => {
  await database
    .updateTable('payout_accounts')
    .set({ state: 'onboarding' })
    .where('team_id', '=', teamId)
    .execute()
  stripe.isAway = true
  const account = { id: payeeId, object: 'account', charges_enabled: true }
  const stopped = { ...account, charges_enabled: false }
  expect(await deliver(providerEvent('account.updated', account, 1))).toBe(200)
  expect(await deliver(providerEvent('account.updated', account, 2))).toBe(200)
  expect(await payeeAndNews()).toEqual(['ready', payeeId, ['cards_ready']])
  expect(await deliver(providerEvent('account.updated', stopped, 3))).toBe(200)
  expect(await payeeAndNews()).toEqual(['onboarding', payeeId, ['cards_ready', 'cards_stopped']])
  const gone = { id: 'ca_1', object: 'application' }
  expect(await deliver(providerEvent('account.application.deauthorized', gone, 4))).toBe(200)
  expect(await payeeAndNews()).toMatchObject(['none', null, { length: 3 }])
  expect(await deliver(providerEvent('account.updated', account, 5))).toBe(200)
  expect(await payeeAndNews()).toMatchObject(['none', null, { length: 3 }])
  stripe.isAway = false
})
