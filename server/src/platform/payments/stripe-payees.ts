import { AppError } from '../errors.ts'
import { providerAccount } from './objects.ts'
import type { Payments } from './payments.ts'
import { answered, onlyRefused, type StripeClient } from './stripe-answers.ts'

type Payees = Pick<Payments, 'makePayee' | 'findPayee' | 'onboardingUrl' | 'refund'>

/** Stripe Connect: clubs have their own accounts, and receive payments directly. */
export function stripePayees(client: StripeClient): Payees {
  return {
    async makePayee({ idempotencyKey, country }) {
      const { accounts } = await client()
      const made = await answered(
        accounts.create(
          {
            type: 'express',
            country,
            capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          },
          { idempotencyKey: idempotencyKey },
        ),
      )
      return providerAccount.parse(made)
    },

    async findPayee(payeeId) {
      const { accounts } = await client()
      return providerAccount.parse(await answered(accounts.retrieve(payeeId)))
    },

    async onboardingUrl(payeeId, returnUrl) {
      const { accountLinks } = await client()
      const { url } = await answered(
        accountLinks.create({
          account: payeeId,
          type: 'account_onboarding',
          refresh_url: returnUrl,
          return_url: returnUrl,
        }),
      )
      return url
    },

    async refund({ idempotencyKey, paymentId, amount, payeeId }) {
      const { refunds } = await client()
      const made = await answered(
        refunds.create(
          { payment_intent: paymentId, amount },
          { idempotencyKey: idempotencyKey, stripeAccount: payeeId },
        ),
      ).catch(onlyRefused)
      // An immediately refused refund moves no money.
      if (made === undefined || isRefused(made.status)) throw new AppError('conflict')
      return { id: made.id }
    },
  }
}

function isRefused(status: string | null): boolean {
  return status === 'failed' || status === 'canceled'
}
