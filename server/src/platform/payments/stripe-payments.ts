import { providerDispute, providerPayment, providerRefund } from './objects.ts'
import type { Payments } from './payments.ts'
import { answered, onlyRefused, requireUrl, type StripeClient } from './stripe-answers.ts'

type Paying = Pick<Payments, 'openPayment' | 'closePayment' | 'findPayment' | 'findPaymentPage'>

/** Stripe's maximum page size; no payment has as many refunds. */
const limit = 100

/** One-time payments to a club's account. */
export function stripePayments(client: StripeClient): Paying {
  return {
    async openPayment({ idempotencyKey, payeeId, name, amount, currency, ...checkout }) {
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
          { idempotencyKey: idempotencyKey, stripeAccount: payeeId },
        ),
      )
      return requireUrl(made)
    },

    async closePayment({ sessionId, payeeId }) {
      const { checkout } = await client()
      // Paid or expired sessions can't be closed, and needn't be.
      await answered(checkout.sessions.expire(sessionId, {}, { stripeAccount: payeeId })).catch(
        onlyRefused,
      )
    },

    findPayment: truthFrom(client),

    async findPaymentPage(paymentId, payeeId) {
      const { checkout } = await client()
      const found = await answered(
        checkout.sessions.list({ payment_intent: paymentId, limit: 1 }, { stripeAccount: payeeId }),
      ).catch(onlyRefused)
      return found?.data[0]?.id
    },
  }
}

/** The session with its refunds and disputes. */
function truthFrom(client: StripeClient): Payments['findPayment'] {
  return async ({ sessionId, payeeId }) => {
    const { checkout, refunds, disputes } = await client()
    const account = { stripeAccount: payeeId }
    const found = await answered(
      checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }, account),
    ).catch(onlyRefused)
    if (found === undefined) return undefined
    const { paymentId, state, amount } = providerPayment.parse(found)
    const paid = state === 'paid' ? amount : 0
    if (paymentId === undefined) return { state, paymentId, paid, refunded: 0, taken: 0 }
    const [back, disputed] = await Promise.all([
      answered(refunds.list({ payment_intent: paymentId, limit }, account)),
      answered(disputes.list({ payment_intent: paymentId, limit }, account)),
    ])
    return {
      state,
      paymentId,
      paid,
      refunded: sumOf(back.data.map((one) => providerRefund.parse(one))),
      taken: sumOf(disputed.data.map((one) => providerDispute.parse(one).taken)),
    }
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
