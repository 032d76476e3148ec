import { randomUUID } from 'node:crypto'

import type { Transaction } from '../database/database.ts'
import type { SandboxParts } from './sandbox-parts.ts'
import {
  addEvent,
  addSubscriptionRow,
  saveSession,
  saveSubscriptionRow,
  type SessionRow,
  type SubscriptionRow,
} from './sandbox-rows.ts'
import { periodEnd } from './sandbox-steps.ts'

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
const newId = (kind: string): string => `${kind}_sandbox_${randomUUID().replaceAll('-', '')}`

/** The payment succeeded or failed: applies the purchase and sends the webhook. */
export async function applyPayment(
  tx: Transaction,
  parts: SandboxParts,
  session: SessionRow,
): Promise<void> {
  const isLate = session.subscription_id !== null
  const bought =
    session.price_id === null ? undefined : await begin(tx, parts, { session, status: 'active' })
  const isPaid = { ...session, subscription_id: bought?.id ?? null }
  if (bought !== undefined) {
    const what = isLate ? 'customer.subscription.updated' : 'customer.subscription.created'
    await sendEvent(tx, parts, { type: what, object: subscriptionObject(bought) })
    await sendInvoiceEvent(tx, parts, { subscription: bought, ...session })
  } else {
    isPaid.payment_id = session.id.replace(/^cs_/, 'pi_')
    await saveSession(tx, session.id, { payment_id: isPaid.payment_id })
  }
  const type = isLate ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed'
  await sendEvent(tx, parts, { type, object: sessionObject(isPaid, 'paid') })
}

/** A delayed payment is only pending until it arrives. */
export async function paysLater(
  tx: Transaction,
  parts: SandboxParts,
  session: SessionRow,
): Promise<void> {
  const ordered =
    session.price_id === null
      ? undefined
      : await begin(tx, parts, { session, status: 'incomplete' })
  if (ordered !== undefined)
    await sendEvent(tx, parts, {
      type: 'customer.subscription.created',
      object: subscriptionObject(ordered),
    })
  const pending = { ...session, subscription_id: ordered?.id ?? null }
  await sendEvent(tx, parts, {
    type: 'checkout.session.completed',
    object: sessionObject(pending, 'unpaid'),
  })
}

const minuteLength = 60_000

/** A delayed payment arrives after a minute. */
export async function settleLater(
  tx: Transaction,
  { jobs, clock }: SandboxParts,
  session: SessionRow,
): Promise<void> {
  await jobs.enqueue(tx, {
    name: 'sandbox.settle',
    data: { sessionId: session.id },
    startAfter: new Date(clock().getTime() + minuteLength),
  })
}

interface Beginning {
  readonly session: SessionRow
  readonly status: 'active' | 'incomplete'
}

async function begin(
  tx: Transaction,
  { clock, priceOf }: SandboxParts,
  { session, status }: Beginning,
): Promise<SubscriptionRow | undefined> {
  const now = clock()
  const interval = priceOf(session.price_id ?? '')?.interval === 'year' ? 'year' : 'month'
  const period = { starts_at: now, anchored_at: now, period_ends_at: periodEnd(now, interval) }
  if (session.subscription_id !== null)
    return saveSubscriptionRow(tx, session.subscription_id, { status, ...period })

  const row = {
    id: newId('sub'),
    customer_id: session.customer_id ?? '',
    price_id: session.price_id ?? '',
    status,
    ...period,
    ends_with_period: false,
    ended_at: null,
    created_at: now,
  }
  await addSubscriptionRow(tx, row)
  await saveSession(tx, session.id, { subscription_id: row.id })
  return row
}

export interface BilledSubscription {
  readonly subscription: SubscriptionRow
  readonly amount: number
  readonly currency: string
}

export async function sendInvoiceEvent(
  tx: Transaction,
  parts: SandboxParts,
  { subscription, amount, currency }: BilledSubscription,
): Promise<void> {
  const now = seconds(parts.clock())
  const object = {
    id: newId('in'),
    object: 'invoice',
    customer: subscription.customer_id,
    status: 'paid',
    number: `SANDBOX-${now}`,
    amount_due: amount,
    amount_paid: amount,
    attempt_count: 1,
    attempted: true,
    currency: currency.toLowerCase(),
    created: now,
    hosted_invoice_url: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    },
  }
  await sendEvent(tx, parts, { type: 'invoice.paid', object })
}

/** Stores the webhook with the data; the job sends it after the commit. */
export async function sendEvent(
  tx: Transaction,
  { jobs, clock }: SandboxParts,
  { type, object }: { readonly type: string; readonly object: object },
): Promise<void> {
  const id = newId('evt')
  const body = {
    id,
    object: 'event',
    type,
    created: seconds(clock()),
    livemode: false,
    data: { object },
  }
  await addEvent(tx, id, body)
  await jobs.enqueue(tx, { name: 'sandbox.deliver', data: { eventId: id } })
}

/** A subscription in Stripe's format. */
export function subscriptionObject(row: SubscriptionRow) {
  const endsAt = row.ends_with_period ? seconds(row.period_ends_at) : null
  return {
    id: row.id,
    object: 'subscription',
    customer: row.customer_id,
    status: row.status,
    cancel_at_period_end: row.ends_with_period && row.ended_at === null,
    cancel_at: endsAt,
    ended_at: row.ended_at && seconds(row.ended_at),
    created: seconds(row.created_at),
    items: {
      object: 'list',
      data: [
        {
          id: `si_${row.id}`,
          price: { id: row.price_id },
          current_period_start: seconds(row.starts_at),
          current_period_end: seconds(row.period_ends_at),
        },
      ],
    },
  }
}

/** A one-time payment as Stripe returns it after a refund. */
export function chargeObject(session: SessionRow) {
  const refunded = refundedOf(session)
  return {
    id: `ch_${session.id}`,
    object: 'charge',
    amount: session.amount,
    amount_refunded: refunded,
    currency: session.currency.toLowerCase(),
    payment_intent: session.payment_id,
    refunded: refunded === session.amount,
  }
}

export function refundedOf({ refunds }: SessionRow): number {
  return Object.values(refunds).reduce((sum, amount) => sum + amount, 0)
}

function sessionObject(session: SessionRow, paymentStatus: 'paid' | 'unpaid') {
  return {
    id: session.id,
    object: 'checkout.session',
    mode: session.price_id === null ? 'payment' : 'subscription',
    customer: session.customer_id,
    subscription: session.subscription_id,
    payment_intent: session.payment_id,
    payment_status: paymentStatus,
    status: 'complete',
    amount_total: session.amount,
    currency: session.currency.toLowerCase(),
  }
}
