import { AppError } from '../errors.ts'
import type { Payments } from './payments.ts'
import { chargeObject, refundedOf, sendEvent } from './sandbox-effects.ts'
import { pageUrl, type SandboxParts } from './sandbox-parts.ts'
import {
  findSession,
  idOf,
  keepSession,
  lockSession,
  saveSession,
  saveSessionState,
  type SessionRow,
} from './sandbox-rows.ts'

type Paying = Pick<
  Payments,
  'openPayment' | 'closePayment' | 'findPayment' | 'findPaymentPage' | 'refund'
>

/** One-time payments without real money or disputes. */
export function sandboxPayments(parts: SandboxParts): Paying {
  const { config, database, clock } = parts
  return {
    async openPayment({ idempotencyKey, name, amount, currency, ...checkout }) {
      const id = await keepSession(database, {
        idempotencyKey,
        customer_id: null,
        price_id: null,
        name,
        amount,
        currency,
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
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
        refunded: refundedOf(session),
        taken: 0,
      }
    },

    async findPaymentPage(paymentId) {
      const session = await findSession(database, sessionIdOf(paymentId))
      return session?.id
    },

    refund: ({ idempotencyKey, paymentId, amount }) =>
      database.transaction().execute(async (tx) => {
        const session = await lockSession(tx, sessionIdOf(paymentId))
        if (session === undefined) throw new AppError('not_found')
        const id = `re_sandbox_${await idOf(tx, `refund:${idempotencyKey}`)}`
        if (id in session.refunds) return { id }
        if (refundedOf(session) + amount > session.amount) throw new AppError('conflict')
        const refunds = { ...session.refunds, [id]: amount }
        await saveSession(tx, session.id, { refunds })
        const object = chargeObject({ ...session, refunds })
        await sendEvent(tx, parts, { type: 'charge.refunded', object })
        return { id }
      }),
  }
}

function sessionIdOf(paymentId: string): string {
  return paymentId.replace(/^pi_/, 'cs_')
}

function stateOf({ state, expires_at: expiresAt }: SessionRow, now: Date) {
  if (state === 'paid' || state === 'waiting') return state
  return state === 'expired' || expiresAt <= now ? 'closed' : 'open'
}
