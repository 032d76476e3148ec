import type { Money } from '@touchline/domain/collections/shared-payment'

import {
  providerCharge,
  providerDispute,
  providerPayment,
  providerPaymentId,
  type ProviderEvent,
} from '#server/platform/payments/objects.ts'

/** What an event says about a payment, and by which id. */
export interface PaymentEvent {
  readonly sessionId?: string
  readonly paymentId?: string | undefined
  /** The page's state. */
  readonly state?: 'open' | 'waiting' | 'paid' | 'closed'
  readonly money: Money
  /** The event is ambiguous; only the provider's API can tell. */
  readonly isVague?: boolean
  /** A final state. */
  readonly isOver?: boolean
}

/** Reads an event by its type; undefined when it is about no payment, or not as it should be. */
export function readPaymentEvent({
  type,
  data: { object },
}: ProviderEvent): PaymentEvent | undefined {
  if (type.startsWith('checkout.session.')) return sessionEvent(type, object)
  if (type.startsWith('charge.dispute.')) return disputeEvent(object)
  if (type === 'charge.refunded') return chargeEvent(object)
  const isVague = type.startsWith('refund.') || type === 'charge.refund.updated'
  if (!isVague && type !== 'payment_intent.succeeded') return undefined
  const { data: paymentId } = providerPaymentId.safeParse(object)
  return paymentId === undefined ? undefined : { paymentId, money: {}, isVague: true }
}

function sessionEvent(type: string, object: unknown): PaymentEvent | undefined {
  const { data: page } = providerPayment.safeParse(object)
  if (page === undefined) return undefined
  const { id: sessionId, paymentId, amount } = page
  const state = /expired$|failed$/.test(type) ? 'closed' : page.state
  return { sessionId, paymentId, state, money: state === 'paid' ? { paid: amount } : {} }
}

function disputeEvent(object: unknown): PaymentEvent | undefined {
  const { data: dispute } = providerDispute.safeParse(object)
  if (dispute?.paymentId === undefined) return undefined
  const { paymentId, taken, isOver } = dispute
  return { paymentId, money: { taken }, isOver }
}

function chargeEvent(object: unknown): PaymentEvent | undefined {
  const { data: charge } = providerCharge.safeParse(object)
  if (charge?.paymentId === undefined) return undefined
  return { paymentId: charge.paymentId, money: { refunded: charge.refunded } }
}
