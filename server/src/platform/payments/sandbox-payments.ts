import { randomUUID } from 'node:crypto'

import type { Payments } from './payments.ts'
import { chargeObject, tell } from './sandbox-effects.ts'
import { pageUrl, type SandboxParts } from './sandbox-parts.ts'
import {
  findPaidSession,
  findSession,
  keepRefund,
  keepSession,
  lockSession,
  saveSessionState,
  type SessionRow,
} from './sandbox-rows.ts'

type Paying = Pick<
  Payments,
  'openPayment' | 'closePayment' | 'findPayment' | 'findPaymentPage' | 'refund'
>

/** What is paid once, to whomever: nothing moves, and nobody disputes it. */
export function sandboxPayments(parts: SandboxParts): Paying {
  const { config, database, clock } = parts
  return {
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

    closePayment: ({ sessionId }) =>
      database.transaction().execute(async (tx) => {
        const session = await lockSession(tx, sessionId)
        if (session === undefined || stateOf(session, clock()) !== 'open') return
        await saveSessionState(tx, sessionId, 'expired')
      }),

    async findPayment({ sessionId }) {
      const session = await findSession(database, sessionId)
      if (session === undefined) return undefined
      const state = stateOf(session, clock())
      return {
        state,
        paymentId: session.payment_id ?? undefined,
        paid: state === 'paid' ? session.amount : 0,
        refunded: session.refunded,
        taken: 0,
      }
    },

    findPaymentPage: (paymentId) => findPaidSession(database, paymentId),

    refund: ({ wish, paymentId, amount }) =>
      database.transaction().execute(async (tx) => {
        const id = `re_sandbox_${randomUUID().replaceAll('-', '')}`
        const kept = await keepRefund(tx, { id, wish, paymentId, amount, now: clock() })
        if (kept.isNew)
          await tell(tx, parts, { type: 'charge.refunded', object: chargeObject(kept.session) })
        return { id: kept.id }
      }),
  }
}

function stateOf({ state, expires_at: expiresAt }: SessionRow, now: Date) {
  if (state === 'paid' || state === 'waiting') return state
  return state === 'expired' || expiresAt <= now ? 'closed' : 'open'
}
