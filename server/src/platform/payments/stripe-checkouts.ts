import type { Payments } from './payments.ts'
import { answered, onlyRefused, requireUrl, type StripeClient } from './stripe-answers.ts'

type Checkouts = Pick<Payments, 'openCheckout' | 'closeCheckout'>

/** Stripe's pages where Premium is bought. */
export function stripeCheckouts(client: StripeClient): Checkouts {
  return {
    async openCheckout({ idempotencyKey, customerId, priceId, ...checkout }) {
      const { checkout: page } = await client()
      const made = await answered(
        page.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: checkout.successUrl,
            cancel_url: checkout.cancelUrl,
            locale: checkout.language,
            expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: idempotencyKey },
        ),
      )
      return requireUrl(made)
    },

    async closeCheckout(sessionId) {
      const { checkout } = await client()
      // Paid or expired sessions can't be closed, and needn't be.
      await answered(checkout.sessions.expire(sessionId)).catch(onlyRefused)
    },
  }
}
