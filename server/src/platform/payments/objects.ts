import { subscriptionStatuses } from '@touchline/domain/values/subscription-status'
import { z } from 'zod'

/** The provider's times are in seconds. */
const moment = z.number().transform((seconds) => new Date(seconds * 1000))
const momentOrNone = moment.nullish().transform((at) => at ?? undefined)

/** The provider sends the id or the whole object; only the id counts. */
const reference = z
  .union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? undefined)

const currency = z.string().length(3).toUpperCase()

const item = z.looseObject({
  id: z.string(),
  price: z.looseObject({ id: z.string() }),
  current_period_end: momentOrNone,
})

/** A Stripe subscription; until 2025 the period wasn't part of the items. */
export const providerSubscription = z
  .looseObject({
    id: z.string().max(255),
    customer: reference,
    status: z.enum(subscriptionStatuses),
    cancel_at_period_end: z.boolean().default(false),
    cancel_at: momentOrNone,
    ended_at: momentOrNone,
    created: moment,
    current_period_end: momentOrNone,
    items: z.looseObject({ data: z.array(item).min(1) }),
  })
  .transform((object) => {
    const [first] = object.items.data
    const periodEndsAt = first?.current_period_end ?? object.current_period_end
    return {
      id: object.id,
      customerId: object.customer,
      status: object.status,
      itemId: first?.id ?? '',
      priceId: first?.price.id ?? '',
      periodEndsAt,
      endsAt:
        object.ended_at ??
        object.cancel_at ??
        (object.cancel_at_period_end ? periodEndsAt : undefined),
      createdAt: object.created,
    }
  })

export type ProviderSubscription = z.infer<typeof providerSubscription>

/** The invoice's subscription; until 2025 it was a top-level field. */
const billed = z.looseObject({
  subscription: reference,
  parent: z
    .looseObject({ subscription_details: z.looseObject({ subscription: reference }).nullish() })
    .nullish(),
})

export const providerInvoice = billed
  .extend({
    id: z.string().max(255),
    customer: reference,
    status: z.string().nullish(),
    number: z.string().nullish(),
    amount_due: z.int(),
    amount_paid: z.int(),
    attempt_count: z.int().default(0),
    attempted: z.boolean().default(false),
    currency,
    created: moment,
    hosted_invoice_url: z.string().nullish(),
  })
  .transform((object) => ({
    id: object.id,
    customerId: object.customer,
    subscriptionId: object.subscription ?? object.parent?.subscription_details?.subscription,
    state: stateOf(object),
    number: object.number ?? null,
    amount: object.status === 'paid' ? object.amount_paid : object.amount_due,
    attempts: object.attempt_count,
    currency: object.currency,
    at: object.created,
    url: object.hosted_invoice_url ?? null,
  }))

export type ProviderInvoice = z.infer<typeof providerInvoice>

function stateOf(object: { status?: string | null | undefined; attempted: boolean }) {
  if (object.status === 'paid') return 'paid'
  if (object.status === 'void') return 'voided'
  if (object.status === 'uncollectible') return 'uncollectible'
  return object.status === 'open' && object.attempted ? 'failed' : 'waiting'
}

export const providerSession = z
  .looseObject({
    id: z.string().max(255),
    customer: reference,
    subscription: reference,
    payment_intent: reference,
    payment_status: z.string().nullish(),
    status: z.string().nullish(),
    url: z.string().nullish(),
  })
  .transform((object) => ({
    id: object.id,
    customerId: object.customer,
    subscriptionId: object.subscription,
    paymentId: object.payment_intent,
    isPaid: object.payment_status === 'paid' || object.payment_status === 'no_payment_required',
    isOver: object.status !== 'open',
    url: object.url ?? undefined,
  }))

const statusOf = z.string().nullish()

/** The payment of a session, as an id or an object. */
const payment = z
  .union([
    z.string().transform((id) => ({ id, hasFailed: false })),
    z
      .looseObject({ id: z.string(), status: statusOf })
      .transform(({ id, status }) => ({ id, hasFailed: failures.includes(status ?? '') })),
  ])
  .nullish()

/** States of a failed payment: it needs another card, or was cancelled. */
const failures: readonly string[] = ['requires_payment_method', 'canceled']

/** A checkout session, with its payment if any. */
export const providerPayment = z
  .looseObject({
    id: z.string().max(255),
    status: statusOf,
    payment_status: statusOf,
    amount_total: z.int().min(0).nullish(),
    payment_intent: payment,
  })
  .transform((object) => ({
    id: object.id,
    paymentId: object.payment_intent?.id,
    state: pageStateOf(object),
    amount: object.amount_total ?? 0,
  }))

/**
 * Stripe calls a session complete while its money is pending or never arrives; the payment decides.
 */
function pageStateOf(object: {
  status?: string | null | undefined
  payment_status?: string | null | undefined
  payment_intent?: z.infer<typeof payment>
}): 'open' | 'waiting' | 'paid' | 'closed' {
  if (object.payment_status === 'paid') return 'paid'
  if (object.status === 'expired') return 'closed'
  if (object.status !== 'complete') return 'open'
  return object.payment_intent?.hasFailed === true ? 'closed' : 'waiting'
}

/** A refund to a card; failed and cancelled ones moved no money. */
export const providerRefund = z
  .looseObject({ amount: z.int().min(0), status: statusOf })
  .transform(({ amount, status }) => (status === 'failed' || status === 'canceled' ? 0 : amount))

/** Disputes that cost nothing: won, or settled by a refund in time. */
const harmless: readonly string[] = ['won', 'prevented', 'charge_refunded']

/** The disputed amount held by the bank; nothing for an inquiry or a won dispute. */
export const providerDispute = z
  .looseObject({ amount: z.int().min(0), status: z.string(), payment_intent: reference })
  .transform(({ amount, status, payment_intent: paymentId }) => ({
    paymentId,
    taken: harmless.includes(status) || status.startsWith('warning_') ? 0 : amount,
    isOver: status === 'lost' || status === 'warning_closed' || harmless.includes(status),
  }))

/** The total refunded amount of a payment. */
export const providerCharge = z
  .looseObject({ payment_intent: reference, amount_refunded: z.int().min(0) })
  .transform((object) => ({ paymentId: object.payment_intent, refunded: object.amount_refunded }))

/** The payment that an object is, or refers to. */
export const providerPaymentId = z
  .looseObject({ id: z.string(), object: z.string(), payment_intent: reference })
  .transform((object) => (object.object === 'payment_intent' ? object.id : object.payment_intent))

/** A payee's account at the provider. */
export const providerAccount = z
  .looseObject({ id: z.string(), charges_enabled: z.boolean().default(false) })
  .transform((object) => ({
    id: object.id,
    state: object.charges_enabled ? ('ready' as const) : ('onboarding' as const),
  }))

/** Fields of every event; its object is parsed by type. */
export const providerEvent = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: moment,
  /** The connected account, if the event is about one. */
  account: z
    .string()
    .max(255)
    .nullish()
    .transform((id) => id ?? undefined),
  data: z.looseObject({ object: z.looseObject({ customer: reference }) }),
})

/**
 * An event of an unknown kind, such as Stripe's newer ones without an object, which is not worth
 * repeating.
 */
export const foreignEvent = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
})

export type ProviderEvent = z.infer<typeof providerEvent>

export const providerPrice = z
  .looseObject({
    id: z.string(),
    unit_amount: z.int().min(0).nullish(),
    currency,
    recurring: z
      .looseObject({
        interval: z.enum(['day', 'week', 'month', 'year']),
        interval_count: z.int().min(1).default(1),
      })
      .nullish(),
    product: z.union([
      z.string(),
      z.looseObject({
        id: z.string(),
        active: z.boolean().default(true),
        name: z.string().default(''),
        description: z.string().nullish(),
      }),
    ]),
  })
  .transform(({ id, unit_amount, recurring, product, ...price }) => {
    // Prices without a fixed amount, one-time prices and inactive products aren't offered.
    if (unit_amount == null || recurring == null) return undefined
    if (typeof product === 'string' || !product.active) return undefined
    return {
      id: product.id,
      name: product.name,
      description: product.description ?? null,
      priceId: id,
      amount: unit_amount,
      currency: price.currency,
      interval: recurring.interval,
      intervalCount: recurring.interval_count,
    }
  })
