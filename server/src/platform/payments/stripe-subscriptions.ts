import { providerSubscription } from './objects.ts'
import type { Payments } from './payments.ts'
import { answered, onlyRefused, type StripeClient } from './stripe-answers.ts'

/** Stripe's maximum page size. */
export const longestList = 100

type Subscribing = Pick<
  Payments,
  'findSubscription' | 'findSubscriptions' | 'changePrice' | 'endWithPeriod'
>

/** Subscriptions at Stripe, and changes by admins. */
export function stripeSubscriptions(client: StripeClient): Subscribing {
  return {
    async findSubscription(id) {
      const { subscriptions } = await client()
      const found = await answered(subscriptions.retrieve(id)).catch(onlyRefused)
      return found && providerSubscription.parse(found)
    },

    async findSubscriptions(customerId) {
      const { subscriptions } = await client()
      const list = await answered(
        subscriptions.list({ customer: customerId, status: 'all', limit: longestList }),
      )
      return list.data.map((one) => providerSubscription.parse(one))
    },

    async changePrice({ subscriptionId, priceId }) {
      const { subscriptions } = await client()
      const now = providerSubscription.parse(await answered(subscriptions.retrieve(subscriptionId)))
      const changed = await answered(
        subscriptions.update(subscriptionId, {
          items: [{ id: now.itemId, price: priceId }],
          proration_behavior: 'create_prorations',
          cancel_at_period_end: false,
        }),
      )
      return providerSubscription.parse(changed)
    },

    async endWithPeriod(subscriptionId, then) {
      const { subscriptions } = await client()
      const changed = await answered(
        subscriptions.update(subscriptionId, { cancel_at_period_end: then === 'ends' }),
      )
      return providerSubscription.parse(changed)
    },
  }
}
