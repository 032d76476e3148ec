import type { Payments } from './payments.ts'
import { answered, onlyRefused, requireUrl, type StripeClient } from './stripe-answers.ts'

type Checkouts = Pick<Payments, 'openCheckout' | 'closeCheckout' | 'openPayment'>

/** Pages of Stripe: for Premium, and for what is paid once to a club. */
export function stripeCheckouts(client: StripeClient): Checkouts {
  return {
    async openCheckout({ wish, customerId, priceId, ...checkout }) {
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
          { idempotencyKey: wish },
        ),
      )
      return requireUrl(made)
    },

    async closeCheckout(sessionId) {
      const { checkout } = await client()
      // One that is paid or has ended by itself cannot be closed, and need not be.
      await answered(checkout.sessions.expire(sessionId)).catch(onlyRefused)
    },

    async openPayment({ wish, payeeId, name, amount, currency, ...checkout }) {
      const { checkout: page } = await client()
      const made = await answered(
        page.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name },
                },
              },
            ],
            success_url: checkout.successUrl,
            cancel_url: checkout.cancelUrl,
            locale: checkout.language,
            expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: wish, stripeAccount: payeeId },
        ),
      )
      return requireUrl(made)
    },
  }
}
