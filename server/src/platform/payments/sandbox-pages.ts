import type { Transaction } from '../database/database.ts'
import { AppError } from '../errors.ts'
import type { Price } from './payments.ts'
import { applyPayment, paysLater, settleLater } from './sandbox-effects.ts'
import type { SandboxParts } from './sandbox-parts.ts'
import { findSession, lockSession, saveSessionState, type SessionRow } from './sandbox-rows.ts'
import { afterChoice, type SandboxChoice, type SandboxState } from './sandbox-steps.ts'
import { openWork, type SandboxWork } from './sandbox-work.ts'

/** What the checkout page shows. */
export interface SandboxPage {
  readonly state: SandboxState
  readonly productName: string
  readonly amount: number
  readonly currency: string
  readonly price: Price | null
  readonly successUrl: string
  readonly cancelUrl: string
}

/** What a real provider has besides its API: payment pages and time. */
export interface Sandbox extends SandboxWork {
  /** The session's id is enough to see its page and pay. */
  show(sessionId: string): Promise<SandboxPage>
  answer(sessionId: string, choice: SandboxChoice): Promise<SandboxPage>
}

export function openPages(parts: SandboxParts): Sandbox {
  const { database, clock, priceOf } = parts

  return {
    ...openWork(parts),

    async show(sessionId) {
      const session = await findSession(database, sessionId)
      return pageOf(timed(session, clock()))
    },

    answer: (sessionId, choice) =>
      database.transaction().execute(async (tx) => {
        const session = timed(await lockSession(tx, sessionId), clock())
        const state = afterChoice(session.state, choice)
        if (state === session.state) return pageOf(session)
        await saveSessionState(tx, sessionId, state)
        await follow(tx, { ...session, state })
        return pageOf({ ...session, state })
      }),
  }

  async function follow(tx: Transaction, session: SessionRow): Promise<void> {
    if (session.state === 'paid') await applyPayment(tx, parts, session)
    if (session.state !== 'waiting') return
    await paysLater(tx, parts, session)
    await settleLater(tx, parts, session)
  }

  function pageOf(session: SessionRow): SandboxPage {
    return {
      state: session.state,
      productName: session.name,
      amount: session.amount,
      currency: session.currency,
      price: session.price_id === null ? null : (priceOf(session.price_id) ?? null),
      successUrl: session.success_url,
      cancelUrl: session.cancel_url,
    }
  }
}

/** Pages expire. */
function timed(session: SessionRow | undefined, now: Date): SessionRow {
  if (session === undefined) throw new AppError('not_found')
  const isDone = session.state === 'paid' || session.state === 'waiting'
  return !isDone && session.expires_at <= now ? { ...session, state: 'expired' } : session
}
