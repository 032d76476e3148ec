import { AppError } from '../errors.ts'
import type { Payments } from './payments.ts'
import { openPages } from './sandbox-pages.ts'
import { pageUrl, sandboxProducts, type SandboxParts } from './sandbox-parts.ts'
import { sandboxPayees } from './sandbox-payees.ts'
import { sandboxPayments } from './sandbox-payments.ts'
import { idOf, keepSecret, keepSession, lockSession, saveSessionState } from './sandbox-rows.ts'
import { sandboxSubscriptions } from './sandbox-subscriptions.ts'

/** The payment provider of an installation without one: simulates everything without real money. */
export function openSandbox(given: Omit<SandboxParts, 'priceOf'>): Payments {
  const { config, database } = given
  const products = sandboxProducts(config)
  const parts: SandboxParts = {
    ...given,
    priceOf: (priceId) => products.find((product) => product.priceId === priceId),
  }

  return {
    provider: 'sandbox',
    sandbox: openPages(parts),
    webhookSecret: () => keepSecret(database),
    products: () => Promise.resolve(products),

    makeCustomer: async ({ idempotencyKey }) =>
      `cus_sandbox_${await idOf(database, `customer:${idempotencyKey}`)}`,

    async openCheckout({ customerId, priceId, ...checkout }) {
      const product = parts.priceOf(priceId)
      if (product === undefined) throw new AppError('invalid_input')
      const id = await keepSession(database, {
        idempotencyKey: checkout.idempotencyKey,
        customer_id: customerId,
        price_id: priceId,
        name: product.name,
        amount: product.amount,
        currency: product.currency,
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
        expires_at: checkout.expiresAt,
      })
      return { id, url: pageUrl(config.publicUrl, id) }
    },

    closeCheckout: (sessionId) =>
      database.transaction().execute(async (tx) => {
        const session = await lockSession(tx, sessionId)
        if (session === undefined || session.state === 'paid' || session.state === 'waiting') return
        await saveSessionState(tx, sessionId, 'expired')
      }),

    ...sandboxSubscriptions(parts),
    ...sandboxPayees(),
    ...sandboxPayments(parts),
  }
}
