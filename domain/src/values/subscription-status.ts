/** Subscription states of the payment provider. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
