import { createHash, randomUUID } from 'node:crypto'

import type { Payments } from './payments.ts'
import { pageUrl, type SandboxParts } from './sandbox-parts.ts'
import { keepRefund, keepSession } from './sandbox-rows.ts'

type Payees = Pick<Payments, 'makePayee' | 'findPayee' | 'onboardingUrl' | 'openPayment' | 'refund'>

/** Everybody may be paid here at once: nobody asks who they are, for no money moves. */
export function sandboxPayees({ config, database, clock }: SandboxParts): Payees {
  return {
    makePayee: ({ wish }) => Promise.resolve({ id: payeeId(wish), state: 'ready' }),
    findPayee: (id) => Promise.resolve({ id, state: 'ready' }),
    onboardingUrl: (_, returnUrl) => Promise.resolve(returnUrl),

    async openPayment({ wish, name, amount, currency, ...checkout }) {
      const id = await keepSession(database, {
        id: `cs_sandbox_${randomUUID()}`,
        wish,
        customer_id: null,
        price_id: null,
        name,
        amount,
        currency,
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
        created_at: clock(),
        expires_at: checkout.expiresAt,
      })
      return { id, url: pageUrl(config.publicUrl, id) }
    },

    refund: ({ wish, paymentId, amount }) =>
      database.transaction().execute(async (tx) => {
        const id = `re_sandbox_${randomUUID().replaceAll('-', '')}`
        return { id: await keepRefund(tx, { id, wish, paymentId, amount, now: clock() }) }
      }),
  }
}

function payeeId(wish: string): string {
  return `acct_sandbox_${createHash('sha256').update(wish).digest('hex').slice(0, 24)}`
}
