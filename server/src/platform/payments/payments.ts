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
  readonly wish: string
  readonly name: string
  readonly email: string | undefined
  readonly language: Language
}

interface Checkout {
  readonly wish: string
  readonly successUrl: string
  readonly cancelUrl: string
  readonly language: Language
  readonly expiresAt: Date
}

export interface SubscriptionCheckout extends Checkout {
  readonly customerId: string
  readonly priceId: string
}

/** Something paid once, to somebody whom the provider pays out. */
export interface PaymentCheckout extends Checkout {
  readonly name: string
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  /** The provider's account of who is paid; the money is theirs from the first moment. */
  readonly payeeId: string
}

/** A page of the provider where somebody pays. */
export interface Session {
  readonly id: string
  readonly url: string
}

export interface PriceChange {
  readonly subscriptionId: string
  readonly priceId: string
}

export interface Refund {
  readonly wish: string
  readonly paymentId: string
  /** In minor units; a part of the payment, or all of it. */
  readonly amount: number
  readonly payeeId: string
}

/** Somebody's account at the provider, and whether payments may go there yet. */
export interface Payee {
  readonly id: string
  readonly state: 'ready' | 'onboarding'
}

/**
 * Whoever moves the money: Stripe, or the sandbox that moves none. Throws `provider_away` when nobody
 * answers; what happens meanwhile is told by webhooks.
 */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox'
  /** The pages of the sandbox; undefined where a real provider has its own. */
  readonly sandbox: Sandbox | undefined
  /** By this the provider signs what it tells us. */
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

  makePayee(payee: { readonly wish: string; readonly country: string }): Promise<Payee>
  findPayee(payeeId: string): Promise<Payee>
  /** Where a club tells the provider who it is and where its money goes. */
  onboardingUrl(payeeId: string, returnUrl: string): Promise<string>
  openPayment(checkout: PaymentCheckout): Promise<Session>
  refund(refund: Refund): Promise<{ readonly id: string }>
}
