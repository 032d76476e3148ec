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

/** A product at one of its prices. */
export interface Product extends Price {
  readonly id: string
  readonly name: string
  readonly description: string | null
}

export interface NewCustomer {
  /** The same wish is granted once: a repeated call gets the first answer. */
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
  /** The provider's account of who is paid; the money is theirs from the first moment. */
  readonly payeeId: string
}

/** A page of the provider where someone pays. */
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

/** A page of the provider where someone pays a payee. */
export interface PaymentKey {
  readonly sessionId: string
  readonly payeeId: string
}

/** The state of a payment at the provider; amounts in minor units. */
export interface PaymentTruth {
  /** Waiting: ordered, and the money is on its way. Closed: no one can pay on the page any more. */
  readonly state: 'open' | 'waiting' | 'paid' | 'closed'
  readonly paymentId: string | undefined
  readonly paid: number
  /** Everything refunded, by anyone. */
  readonly refunded: number
  /** What a bank took back because the holder of the card disputes it, and has not given again. */
  readonly taken: number
}

/** Someone's account at the provider, and whether payments may go there yet. */
export interface Payee {
  readonly id: string
  readonly state: 'ready' | 'onboarding'
}

/**
 * The payment provider: Stripe, or the sandbox without money. Throws `provider_away` when it does not
 * answer; webhooks report the rest.
 */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox'
  /** The pages of the sandbox; undefined where a real provider has its own. */
  readonly sandbox: Sandbox | undefined
  /** The secret with which the provider signs its webhooks. */
  webhookSecret(): Promise<string>

  products(): Promise<readonly Product[]>
  makeCustomer(customer: NewCustomer): Promise<string>
  openCheckout(checkout: SubscriptionCheckout): Promise<Session>
  closeCheckout(sessionId: string): Promise<void>
  /** Undefined when the provider does not know it. */
  findSubscription(subscriptionId: string): Promise<ProviderSubscription | undefined>
  findSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>
  changePrice(change: PriceChange): Promise<ProviderSubscription>
  /** Whether a subscription ends with the period that is paid, or goes on. */
  endWithPeriod(subscriptionId: string, then: 'ends' | 'renews'): Promise<ProviderSubscription>

  makePayee(payee: { readonly idempotencyKey: string; readonly country: string }): Promise<Payee>
  findPayee(payeeId: string): Promise<Payee>
  /** Where a club identifies itself to the provider and names its bank account. */
  onboardingUrl(payeeId: string, returnUrl: string): Promise<string>
  openPayment(checkout: PaymentCheckout): Promise<Session>
  closePayment(key: PaymentKey): Promise<void>
  /** Undefined when the provider does not know it. */
  findPayment(key: PaymentKey): Promise<PaymentTruth | undefined>
  /** The page on which a payment was made; undefined when it was made elsewhere. */
  findPaymentPage(paymentId: string, payeeId: string): Promise<string | undefined>
  /** `conflict` when the provider refuses: it was given back already, or there is no money to give. */
  refund(refund: Refund): Promise<{ readonly id: string }>
}
