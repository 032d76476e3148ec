import { randomUUID } from 'node:crypto'

import { teamSubscription } from '@touchline/contract/subscriptions/shapes/plan'
import type { SubscriptionStatus } from '@touchline/domain/values/subscription-status'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { openStripe } from '#server/platform/payments/stripe.ts'
import { startStripe } from '#server/platform/testing/stripe.ts'
import { settleAll } from '#server/subscriptions/commands/settle-all.ts'
import { saveCustomer } from '#server/subscriptions/queries/customers.ts'
import { findInvoices } from '#server/subscriptions/queries/invoices.ts'

import { paymentWebhook, webhookSecret } from './support/payment-webhook.ts'
import { running } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const stripe = await startStripe()
afterAll(() => stripe.close())
const payments = openStripe({ secretKey: 'sk_test_loopback', webhookSecret }, stripe.place)
const { platform, app, signUp, done } = await running({}, undefined, payments)
const owner = await signUp('Eva')
/** Events are from the last minutes: the provider's responses are newer than all of them. */
const began = Math.floor(platform.clock().getTime() / 1000) - 500

/** A team that the provider knows. */
async function aBuyer() {
  const shape = z.object({ team: z.object({ id: z.string() }) })
  const { id: teamId } = (await done(owner, 'POST /teams', { body: teamFields, shape })).team
  const customer = `cus_${randomUUID()}`
  const at = platform.clock()
  await saveCustomer(platform.database, {
    id: customer,
    provider: 'stripe',
    team_id: teamId,
    account_id: owner.id,
    created_at: at,
  })
  return { teamId, customer, subscription: `sub_${randomUUID()}` }
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>

const webhook = paymentWebhook({ app, platform })
const deliver = (event: object) =>
  webhook.deliver(JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', ...event }))

function subscription(buyer: Buyer, status: SubscriptionStatus, currency = 'eur') {
  const end = began + 30 * 86_400
  return {
    id: buyer.subscription,
    object: 'subscription',
    customer: buyer.customer,
    status,
    currency,
    cancel_at_period_end: false,
    created: began,
    ended_at: status === 'canceled' ? began + 400 : null,
    items: { data: [{ id: 'si_1', price: { id: 'price_month' }, current_period_end: end }] },
  }
}

/** A subscription's events: one for each status, a tenth of a minute apart. */
function eventsOf(buyer: Buyer, statuses: readonly SubscriptionStatus[], currency?: string) {
  return statuses.map((status, at) => ({
    id: `evt_${randomUUID()}`,
    type: typeOf(status, at),
    created: began + at * 6,
    data: { object: subscription(buyer, status, currency) },
  }))
}

function typeOf(status: SubscriptionStatus, at: number): string {
  if (at === 0) return 'customer.subscription.created'
  if (status === 'canceled') return 'customer.subscription.deleted'
  return `customer.subscription.${status === 'paused' ? 'paused' : 'updated'}`
}

async function isPremium({ teamId }: Buyer): Promise<boolean> {
  const line = `GET /teams/${teamId}/subscription`
  return (await done(owner, line, { shape: teamSubscription })).isSubscribed
}

const lives: [SubscriptionStatus[], boolean][] = [
  [['incomplete', 'active'], true],
  [['incomplete', 'incomplete_expired'], false],
  [['trialing', 'active'], true],
  [['trialing', 'paused'], false],
  [['trialing', 'paused', 'active'], true],
  [['active', 'past_due'], true],
  [['active', 'past_due', 'active'], true],
  [['active', 'past_due', 'unpaid'], false],
  [['active', 'past_due', 'unpaid', 'active'], true],
  [['active', 'past_due', 'canceled'], false],
  [['trialing', 'canceled'], false],
]

test.each(lives)(
  '%j, in any order, twice, by a provider that is sometimes away: Premium %s',
  async (statuses, end) => {
    const count = statuses.length * 2
    const property = fc.asyncProperty(
      fc.shuffledSubarray([...statuses.keys(), ...statuses.keys()], { minLength: count }),
      fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      fc.constantFrom('eur', 'jpy'),
      async (order, away, currency) => {
        const buyer = await aBuyer()
        const events = eventsOf(buyer, statuses, currency)
        const truth = events.at(-1)?.data.object
        if (truth !== undefined) stripe.subscriptions.set(buyer.subscription, truth)
        for (const [at, which] of order.entries()) {
          stripe.isAway = away[at] === true
          expect(await deliver(events[which] ?? {})).toBe(200)
        }
        stripe.isAway = false
        expect(await isPremium(buyer)).toBe(end)
      },
    )
    await fc.assert(property, { numRuns: 2 })
  },
)

test('shows a failed and then paid invoice before its subscription as one line, and grants Premium', async () => {
  const buyer = await aBuyer()
  stripe.isAway = true
  const paid = {
    type: 'invoice.paid',
    created: began + 9,
    data: { object: invoiceOf(buyer, 'paid', 2) },
  }
  const failed = {
    type: 'invoice.payment_failed',
    created: began + 3,
    data: { object: invoiceOf(buyer, 'open', 1) },
  }
  for (const event of [paid, failed]) expect(await deliver(event)).toBe(200)
  stripe.isAway = false
  stripe.subscriptions.set(buyer.subscription, subscription(buyer, 'active', 'jpy'))
  await settleAll(platform)
  expect(await isPremium(buyer)).toBe(true)
  expect(await linesOf(buyer)).toEqual([{ amount: 1200, currency: 'JPY', status: 'paid' }])
})

test('hides a failed and voided invoice and keeps a paid one', async () => {
  const [buyer, payer] = [await aBuyer(), await aBuyer()]
  stripe.isAway = true
  const event = (of: Buyer, type: string, status: string) => ({
    type,
    created: began + 3,
    data: { object: invoiceOf(of, status, 1) },
  })
  expect(await deliver(event(buyer, 'invoice.payment_failed', 'open'))).toBe(200)
  expect(await linesOf(buyer)).toMatchObject([{ status: 'failed' }])
  expect(await deliver(event(payer, 'invoice.paid', 'paid'))).toBe(200)
  for (const of of [buyer, payer])
    expect(await deliver(event(of, 'invoice.voided', 'void'))).toBe(200)
  stripe.isAway = false
  expect(await linesOf(buyer)).toEqual([])
  expect(await linesOf(payer)).toMatchObject([{ status: 'paid' }])
})

function invoiceOf(buyer: Buyer, status: string, attempts: number) {
  return {
    id: `in_${buyer.subscription}`,
    object: 'invoice',
    customer: buyer.customer,
    status,
    number: 'T-1',
    amount_due: 1200,
    amount_paid: status === 'paid' ? 1200 : 0,
    attempted: true,
    attempt_count: attempts,
    currency: 'jpy',
    created: began,
    parent: { subscription_details: { subscription: buyer.subscription } },
  }
}

/** The payments that the team sees. */
async function linesOf({ teamId }: Buyer) {
  const lines = await findInvoices(platform.database, { teamId, limit: 10, cursor: undefined })
  return lines.map(({ amount, currency, status }) => ({ amount, currency, status }))
}

test('asks the provider about an unknown variant of a known event, later if it is away', async () => {
  const buyer = await aBuyer()
  stripe.subscriptions.set(buyer.subscription, subscription(buyer, 'active'))
  const object = { id: buyer.subscription, customer: buyer.customer, status: 'brand_new' }
  const event = { type: 'customer.subscription.updated', created: began, data: { object } }
  stripe.isAway = true
  expect(await deliver(event)).toBe(200)
  stripe.isAway = false
  await settleAll(platform)
  expect(await isPremium(buyer)).toBe(true)
})

test('gives no team Premium through events of a club’s own account', async () => {
  const buyer = await aBuyer()
  stripe.isAway = true
  const [event] = eventsOf(buyer, ['active'])
  expect(await deliver({ ...event, account: 'acct_of_a_club' })).toBe(200)
  stripe.isAway = false
  expect(await isPremium(buyer)).toBe(false)
})

test('counts an event whose account is null as ours', async () => {
  const buyer = await aBuyer()
  stripe.isAway = true
  const [event] = eventsOf(buyer, ['active'])
  expect(await deliver({ ...event, account: null })).toBe(200)
  stripe.isAway = false
  expect(await isPremium(buyer)).toBe(true)
})

test.each([
  [
    'a thin event of the second version',
    { type: 'v2.core.event', created: '2026-01-01T00:00:00Z' },
  ],
  ['a kind nobody knows', { type: 'entitlements.x.y', created: began, data: { object: {} } }],
  [
    'another version',
    { type: 'invoice.paid', api_version: '2011-01-01', created: began, data: { object: {} } },
  ],
])('accepts %s, so that it is not repeated for days', async (_, event) => {
  expect(await deliver(event)).toBe(200)
})

test('refuses what is no event', async () => {
  expect(await deliver({ id: 7, type: null })).toBe(422)
})
