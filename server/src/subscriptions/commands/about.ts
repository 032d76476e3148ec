import {
  providerInvoice,
  providerSession,
  providerSubscription,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderSubscription,
} from '#server/platform/payments/objects.ts'

/** What an event concerns, by its known type. */
export type About =
  | { readonly kind: 'subscription'; readonly subscription: ProviderSubscription }
  | { readonly kind: 'invoice'; readonly invoice: ProviderInvoice }
  | {
      readonly kind: 'session'
      readonly sessionId: string
      readonly subscriptionId: string | undefined
      readonly isPaid: boolean
    }
  /** A known kind of event with unknown content: only the provider can say. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'other' }

/** Reads an event by its type. */
export function aboutOf({ type, data: { object } }: ProviderEvent): About {
  if (type.startsWith('customer.subscription.')) {
    const { data: subscription } = providerSubscription.safeParse(object)
    return subscription === undefined ? { kind: 'unclear' } : { kind: 'subscription', subscription }
  }
  if (type.startsWith('invoice.')) {
    const { data: invoice } = providerInvoice.safeParse(object)
    return invoice === undefined ? { kind: 'unclear' } : { kind: 'invoice', invoice }
  }
  // With the customer, the provider ends all subscriptions.
  if (type === 'customer.deleted') return { kind: 'unclear' }
  if (!type.startsWith('checkout.session.')) return { kind: 'other' }
  const { data: session } = providerSession.safeParse(object)
  if (session === undefined) return { kind: 'unclear' }
  const { id: sessionId, subscriptionId, isPaid } = session
  return { kind: 'session', sessionId, subscriptionId, isPaid }
}

/** The subscription to ask the provider about. */
export function subscriptionIdOf(about: About): string | undefined {
  if (about.kind === 'subscription') return about.subscription.id
  if (about.kind === 'invoice') return about.invoice.subscriptionId
  return about.kind === 'session' ? about.subscriptionId : undefined
}
