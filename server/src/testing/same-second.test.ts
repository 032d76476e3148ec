import { randomUUID } from 'node:crypto'

import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { settleAll } from '#server/subscriptions/commands/settle-all.ts'

import { withCardPayments } from './support/card-payments.ts'
import { sequences, words } from './support/payment-words.ts'
import { withStripe } from './support/premium-events.ts'
import { subscription, stripeEvent } from './support/subscription-lives.ts'

/** A provider counts in seconds: two of its events may share one and arrive in either order. */
const orders = ['as it happened', 'the other way round'] as const
const ways = ['asks the provider', 'cannot ask it'] as const
const cases = orders.flatMap((order) => ways.map((way) => ({ order, way })))

const inOrder = <T>(all: readonly T[], order: (typeof orders)[number]): readonly T[] =>
  order === 'as it happened' ? all : all.toReversed()

describe('Premium', async () => {
  const { stripe, platform, post, signed, aTeam, stateOf, ...world } = await withStripe()
  afterAll(() => stripe.close())
  const second = Math.floor(platform.clock().getTime() / 1000) - 100

  const lives = [
    ['incomplete', 'active', 'premium'],
    ['active', 'past_due', 'premium'],
    ['past_due', 'unpaid', 'free'],
    ['unpaid', 'active', 'premium'],
    ['trialing', 'paused', 'free'],
    ['paused', 'active', 'premium'],
    ['active', 'canceled', 'free'],
    ['incomplete', 'incomplete_expired', 'free'],
  ] as const

  test.each(
    lives.flatMap(([before, after, end]) => cases.map((one) => ({ before, after, end, ...one }))),
  )(
    '$before and $after in the same second, $order: Touchline that $way agrees with the provider',
    async ({ before, after, end, order, way }) => {
      const teamId = await aTeam()
      const customer = `cus_${randomUUID()}`
      await world.keepCustomerOf(teamId, customer)
      const id = `sub_${randomUUID()}`
      const said = [before, after].map((status) => subscription(customer, { id, status }))
      const bodies = said.map((one) => stripeEvent('customer.subscription.updated', one, second))
      stripe.subscriptions.set(id, said[1] ?? {})
      stripe.isAway = way !== 'asks the provider'
      for (const body of inOrder(bodies, order)) expect(await post(body, signed(body))).toBe(200)
      stripe.isAway = false
      if (way !== 'asks the provider') await settleAll(platform)
      expect(await stateOf(teamId)).toBe(end)
      const { status } = await platform.database
        .selectFrom('subscriptions')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(status).toBe(after)
    },
  )
})

describe('a payment to a club', async () => {
  const { stripe, aPayment, deliverAll, knowThat, figuresOf } = await withCardPayments()
  afterAll(() => stripe.close())
  const eventShape = z.looseObject({ created: z.number() })
  const second = Math.floor(Date.now() / 1000) - 50

  /** All events in one second. */
  function atOnce(body: string): string {
    return JSON.stringify({ ...eventShape.parse(JSON.parse(body)), created: second })
  }

  test.each(
    sequences.flatMap(([name, said, end]) => cases.map((one) => ({ name, said, end, ...one }))),
  )(
    '$name, all in the same second, $order: Touchline that $way agrees with the provider',
    async ({ said, end, order, way }) => {
      const one = await aPayment()
      knowThat(one, said)
      const bodies = said.map((word) => atOnce(words[word](one)))
      stripe.isAway = way !== 'asks the provider'
      await deliverAll(inOrder(bodies, order))
      stripe.isAway = false
      expect(await figuresOf(one.bill)).toEqual(end)
    },
  )
})
