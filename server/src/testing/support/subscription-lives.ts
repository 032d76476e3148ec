import { randomUUID } from 'node:crypto'

import type { SubscriptionStatus } from '@touchline/domain/values/subscription-status'
import fc from 'fast-check'

import type { StripeObject } from '#server/platform/testing/stripe-calls.ts'

/** The next states of a subscription, as documented by its provider. */
const ways: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  incomplete: ['active', 'incomplete_expired'],
  trialing: ['active', 'paused', 'past_due', 'canceled'],
  active: ['active', 'past_due', 'paused', 'canceled'],
  past_due: ['active', 'unpaid', 'canceled'],
  unpaid: ['active', 'canceled'],
  paused: ['active', 'canceled'],
  incomplete_expired: [],
  canceled: [],
}

export const subscriptionStart = Math.floor(Date.now() / 1000) - 10_000

/** The events of a subscription, and its final state. */
export interface Life {
  readonly truth: StripeObject & { readonly id: string; readonly status: SubscriptionStatus }
  readonly bodies: readonly string[]
  /** Invoices that were paid in the end. */
  readonly paid: readonly string[]
}

/** One step: the next state, its duration, and whether an invoice is reported. */
const step = fc.record({
  way: fc.nat(),
  seconds: fc.constantFrom(0, 0, 1, 3600),
  invoice: fc.constantFrom('none', 'paid', 'failed', 'failed and paid'),
  currency: fc.constantFrom('eur', 'usd', 'jpy'),
})

/** Random subscription histories of one customer. */
export const subscriptionLives = fc.record({
  begins: fc.array(
    fc.record({
      status: fc.constantFrom<SubscriptionStatus>('incomplete', 'trialing', 'active'),
      steps: fc.array(step, { maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  isDeleted: fc.boolean(),
})

export type CustomerLife = typeof subscriptionLives extends fc.Arbitrary<infer One> ? One : never

/** All events of a customer, and the provider's final state. */
export function liveOf(customerId: string, { begins, isDeleted }: CustomerLife) {
  const all = begins.map((begin) => oneLife(customerId, begin, isDeleted))
  const customer = { id: customerId, object: 'customer', deleted: true }
  const others = [
    stripeEvent('v9.brand.new.event', { customer: customerId }, subscriptionStart),
    stripeEvent(
      'charge.refunded',
      { id: 'ch_1', object: 'charge', customer: customerId, amount: 999, amount_refunded: 500 },
      subscriptionStart + 9,
    ),
    ...(isDeleted ? [stripeEvent('customer.deleted', customer, subscriptionStart + 9000)] : []),
  ]
  return { lives: all, bodies: [...all.flatMap(({ bodies }) => bodies), ...others] }
}

type Begin = CustomerLife['begins'][number]

function oneLife(customerId: string, begin: Begin, isDeleted: boolean): Life {
  const id = `sub_${randomUUID()}`
  const states = statesOf(begin, isDeleted)
  const stripeEvent = states.map((state, at) => notifiedAt(customerId, { id, at, ...state }))
  const status = states.at(-1)?.status ?? begin.status
  const customer = isDeleted ? { id: customerId, deleted: true } : customerId
  return {
    truth: { ...subscription(customerId, { id, status }), customer, id, status },
    bodies: stripeEvent.flatMap(({ bodies }) => bodies),
    paid: stripeEvent.flatMap(({ paid }) => paid),
  }
}

interface State {
  readonly status: SubscriptionStatus
  readonly second: number
  readonly invoice: string
  readonly currency: string
}

/** The states its steps lead to; deleting the customer ends a subscription. */
function statesOf({ status: first, steps }: Begin, isDeleted: boolean): readonly State[] {
  const states: State[] = [
    { status: first, second: subscriptionStart, invoice: 'none', currency: 'eur' },
  ]
  for (const { way, seconds, ...money } of steps) {
    const { status, second } = states.at(-1) ?? { status: first, second: subscriptionStart }
    const next = ways[status][way % ways[status].length]
    if (next !== undefined) states.push({ status: next, second: second + seconds, ...money })
  }
  const last = states.at(-1)
  if (isDeleted && last !== undefined && ways[last.status].length > 0)
    states.push({ ...last, status: 'canceled', second: last.second + 1, invoice: 'none' })
  return states
}

interface Reached extends State {
  readonly id: string
  /** The position of the state. */
  readonly at: number
}

/** The events when a state is reached, and the invoice paid with it. */
function notifiedAt(customerId: string, { id, at, status, second, invoice, currency }: Reached) {
  const verb = status === 'canceled' ? 'deleted' : 'updated'
  const type = `customer.subscription.${at === 0 ? 'created' : verb}`
  const news = stripeEvent(type, subscription(customerId, { id, status }), second)
  const bill = { id: `in_${randomUUID()}`, customerId, subscriptionId: id, currency }
  const failed = stripeEvent('invoice.payment_failed', invoiceOf(bill, 'open'), second)
  const paid = stripeEvent('invoice.paid', invoiceOf(bill, 'paid'), second)
  return {
    bodies: [
      news,
      ...(invoice.startsWith('failed') ? [failed] : []),
      ...(invoice.endsWith('paid') ? [paid] : []),
    ],
    paid: invoice.endsWith('paid') ? [bill.id] : [],
  }
}

/** A subscription as the provider writes it; its paid period ends in a month. */
export function subscription(
  customer: string,
  { id, status }: { readonly id: string; readonly status: SubscriptionStatus },
) {
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created: subscriptionStart,
    ended_at: status === 'canceled' ? subscriptionStart + 9000 : null,
    items: {
      data: [
        {
          id: `si_${id}`,
          price: { id: 'price_premium' },
          current_period_end: subscriptionStart + 2_600_000,
        },
      ],
    },
  }
}

interface Bill {
  readonly id: string
  readonly customerId: string
  readonly subscriptionId: string
  readonly currency: string
}

function invoiceOf({ id, customerId, subscriptionId, currency }: Bill, status: 'open' | 'paid') {
  return {
    id,
    object: 'invoice',
    customer: customerId,
    parent: { subscription_details: { subscription: subscriptionId } },
    status,
    amount_due: 999,
    amount_paid: status === 'paid' ? 999 : 0,
    attempted: true,
    attempt_count: 1,
    currency,
    created: subscriptionStart,
  }
}

/** The body of an event. */
export function stripeEvent(type: string, object: object, second: number): string {
  return JSON.stringify({ id: `evt_${randomUUID()}`, type, created: second, data: { object } })
}
