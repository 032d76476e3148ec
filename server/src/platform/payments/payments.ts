import type { Language } from '@touchline/domain/values/language'

import type { ProviderSubscription } from './objects.ts'
import type { Sandbox } from './sandbox-pages.ts'

export interface Price {
  readonly priceId: string
  readonly amount: number
  readonly currency: string
  readonly interval: 'day' | 'week' | 'month' | 'year'
  readonly intervalCount: number
}

export interface Product extends Price {
  readonly id: string
  readonly name: string
  readonly description: string | null
}

export interface NewCustomer {
  /** Repeated calls with the same key return the first result. */
  readonly idempotencyKey: string
  readonly name: string
  readonly email: string | undefined
  readonly language: Language
}

interface Checkout {
  readonly idempotencyKey: string
  readonly successUrl: string
  readonly cancelUrl: string
  readonly language: Language
  readonly expiresAt: Date
}

export interface SubscriptionCheckout extends Checkout {
  readonly customerId: string
  readonly priceId: string
}

/** A one-time payment to a payout account. */
export interface PaymentCheckout extends Checkout {
  readonly name: string
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  /** The payee's account at the provider; the money is theirs immediately. */
  readonly payeeId: string
}

/** A payment page at the provider. */
export interface Session {
  readonly id: string
  readonly url: string
}

export interface PriceChange {
  readonly subscriptionId: string
  readonly priceId: string
}

export interface Refund {
  readonly idempotencyKey: string
  readonly paymentId: string
  /** In minor units; a part of the payment, or all of it. */
  readonly amount: number
  readonly payeeId: string
}

/** A payment page for a payee. */
export interface PaymentKey {
  readonly sessionId: string
  readonly payeeId: string
}

/** The state of a payment at the provider; amounts in minor units. */
export interface PaymentTruth {
  /** Waiting: ordered, and the money is pending. Closed: the page can't be used any more. */
  readonly state: 'open' | 'waiting' | 'paid' | 'closed'
  readonly paymentId: string | undefined
  readonly paid: number
  /** Everything refunded, by anyone. */
  readonly refunded: number
  /** The amount taken back by a bank because of a dispute, and not returned. */
  readonly taken: number
}

/** A payee's account at the provider, and whether it can receive payments. */
export interface Payee {
  readonly id: string
  readonly state: 'ready' | 'onboarding'
}

/**
 * The payment provider: Stripe, or the sandbox without money. Throws `provider_away` if it doesn't
 * respond; webhooks report the rest.
 */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox'
  /** The sandbox's pages; undefined with a real provider. */
  readonly sandbox: Sandbox | undefined
  /** The secret with which the provider signs its webhooks. */
  webhookSecret(): Promise<string>

  products(): Promise<readonly Product[]>
  makeCustomer(customer: NewCustomer): Promise<string>
  openCheckout(checkout: SubscriptionCheckout): Promise<Session>
  closeCheckout(sessionId: string): Promise<void>
  /** Undefined if the provider doesn't know it. */
  findSubscription(subscriptionId: string): Promise<ProviderSubscription | undefined>
  findSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>
  changePrice(change: PriceChange): Promise<ProviderSubscription>
  /** Whether a subscription ends with the paid period or renews. */
  endWithPeriod(subscriptionId: string, then: 'ends' | 'renews'): Promise<ProviderSubscription>

  makePayee(payee: { readonly idempotencyKey: string; readonly country: string }): Promise<Payee>
  findPayee(payeeId: string): Promise<Payee>
  /** The provider's page where a club identifies itself and enters its bank account. */
  onboardingUrl(payeeId: string, returnUrl: string): Promise<string>
  openPayment(checkout: PaymentCheckout): Promise<Session>
  closePayment(key: PaymentKey): Promise<void>
  /** Undefined if the provider doesn't know it. */
  findPayment(key: PaymentKey): Promise<PaymentTruth | undefined>
  /** The page of a payment; undefined if it was made elsewhere. */
  findPaymentPage(paymentId: string, payeeId: string): Promise<string | undefined>
  /** Throws `conflict` if the provider refuses: already refunded, or no money. */
  refund(refund: Refund): Promise<{ readonly id: string }>
}
