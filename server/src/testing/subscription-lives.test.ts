import { randomUUID } from 'node:crypto'

import { teamSubscription } from '@touchline/contract/subscriptions/shapes/plan'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { openStripe } from '#server/platform/payments/stripe.ts'
import { startStripe } from '#server/platform/testing/stripe.ts'
import { settleAll } from '#server/subscriptions/commands/settle-all.ts'
import { saveCustomer } from '#server/subscriptions/queries/customers.ts'

import { paymentWebhook, webhookSecret } from './support/payment-webhook.ts'
import { running } from './support/running.ts'
import {
  subscriptionStart,
  subscriptionLives,
  liveOf,
  subscription,
  stripeEvent,
  type Life,
  type CustomerLife,
} from './support/subscription-lives.ts'
import { teamFields } from './support/world-bodies.ts'

const stripe = await startStripe()
afterAll(() => stripe.close())
const payments = openStripe({ secretKey: 'sk_test_loopback', webhookSecret }, stripe.place)
const { platform, app, signUp, done } = await running({}, undefined, payments)
const { database } = platform
const owner = await signUp('Eva')

/** A team that the provider knows. */
async function aCustomer() {
  const shape = z.object({ team: z.object({ id: z.string() }) })
  const teamId = (await done(owner, 'POST /teams', { body: teamFields, shape })).team.id
  const id = `cus_${randomUUID()}`
  const now = platform.clock()
  const customer = {
    id,
    provider: 'stripe',
    team_id: teamId,
    account_id: owner.id,
    created_at: now,
  }
  await saveCustomer(database, customer)
  return { id, teamId }
}

const { deliver } = paymentWebhook({ app, platform })

async function knownOf(teamId: string) {
  const rows = await database
    .selectFrom('subscriptions')
    .select(['id', 'status'])
    .where('team_id', '=', teamId)
    .execute()
  const paid = await database
    .selectFrom('subscription_payments')
    .select('invoice_id')
    .where('team_id', '=', teamId)
    .where('status', '=', 'paid')
    .execute()
  const letters = await database
    .selectFrom('mails')
    .select('kind')
    .where('team_id', '=', teamId)
    .where('kind', '=', 'subscriptions.paid')
    .execute()
  return {
    statuses: Object.fromEntries(rows.map(({ id, status }) => [id, status])),
    paid: paid.map(({ invoice_id: id }) => id).toSorted(),
    paidLetters: letters.length,
  }
}

function truthOf(all: readonly Life[]) {
  const paid = all.flatMap((one) => one.paid).toSorted()
  const statuses = Object.fromEntries(all.map(({ truth }) => [truth.id, truth.status]))
  return { statuses, paid, paidLetters: paid.length }
}

const open: readonly string[] = ['trialing', 'active', 'past_due']

async function notifyAll(bodies: readonly string[], away: readonly boolean[]): Promise<void> {
  for (const [at, body] of bodies.entries()) {
    stripe.isAway = away[at % away.length] === true
    expect(await deliver(body)).toBe(200)
  }
  stripe.isAway = false
}

/** Each sent once or twice, in any order. */
function deliveriesOf(lived: CustomerLife) {
  const count = liveOf('cus', lived).bodies.length
  return fc.record({
    lived: fc.constant(lived),
    order: fc.shuffledSubarray(
      Array.from({ length: count * 2 }, (_, at) => at % count),
      { minLength: count * 2 },
    ),
    away: fc.oneof(
      fc.constantFrom<boolean[]>([true], [false]),
      fc.array(fc.boolean(), { minLength: 2, maxLength: 30 }),
    ),
  })
}

test('follows a subscription through any sequence of events, repeated, with a provider that is sometimes away', async () => {
  await fc.assert(
    fc.asyncProperty(subscriptionLives.chain(deliveriesOf), async ({ lived, order, away }) => {
      stripe.subscriptions.clear()
      const { id, teamId } = await aCustomer()
      const { lives: all, bodies } = liveOf(id, lived)
      for (const { truth } of all) stripe.subscriptions.set(truth.id, truth)
      const isSure = !away.includes(true)
      await notifyAll(
        order.map((at) => bodies[at] ?? ''),
        away,
      )
      if (!isSure) await settleAll(platform)

      expect(await knownOf(teamId)).toEqual(truthOf(all))
      const line = `GET /teams/${teamId}/subscription`
      const { isSubscribed } = await done(owner, line, { shape: teamSubscription })
      expect(isSubscribed).toBe(all.some(({ truth }) => open.includes(truth.status)))
    }),
    { numRuns: 5 },
  )
})

test('asks within the hour about events of one second in the wrong order while the provider was away', async () => {
  const { id: customerId, teamId } = await aCustomer()
  const id = `sub_${randomUUID()}`
  const said = (status: 'unpaid' | 'active') => subscription(customerId, { id, status })
  const wordOf = (status: 'unpaid' | 'active') =>
    stripeEvent('customer.subscription.updated', said(status), subscriptionStart)
  await notifyAll([wordOf('unpaid'), wordOf('active')], [true])
  expect((await knownOf(teamId)).statuses).toEqual({ [id]: 'active' })

  stripe.subscriptions.set(id, said('unpaid'))
  await settleAll(platform)
  expect((await knownOf(teamId)).statuses).toEqual({ [id]: 'unpaid' })
})

test.each([true, false])(
  'ends the subscriptions of a deleted customer, reported while the provider is away: %s',
  async (isAway) => {
    const { id: customerId, teamId } = await aCustomer()
    const id = `sub_${randomUUID()}`
    const active = subscription(customerId, { id, status: 'active' })
    stripe.subscriptions.set(id, active)
    await notifyAll(
      [stripeEvent('customer.subscription.created', active, subscriptionStart)],
      [false],
    )
    expect((await knownOf(teamId)).statuses).toEqual({ [id]: 'active' })

    // Stripe lists nothing of deleted customers but returns each subscription by its id.
    const customer = { id: customerId, object: 'customer', deleted: true }
    stripe.subscriptions.set(id, { ...active, status: 'canceled', customer })
    await notifyAll([stripeEvent('customer.deleted', customer, subscriptionStart + 1)], [isAway])
    if (isAway) await settleAll(platform)
    expect((await knownOf(teamId)).statuses).toEqual({ [id]: 'canceled' })
  },
)
