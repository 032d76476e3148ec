import { applyPayment, sendEvent, sendInvoiceEvent, subscriptionObject } from './sandbox-effects.ts'
import type { SandboxParts } from './sandbox-parts.ts'
import {
  dropEvent,
  findEvent,
  findDue,
  keepSecret,
  lockSession,
  saveSessionState,
  saveSubscriptionRow,
  type SubscriptionRow,
} from './sandbox-rows.ts'
import { periodEnd } from './sandbox-steps.ts'
import { signatureOf } from './signature.ts'

/** Receives a webhook like the real address does; throws to have it repeated. */
export type Receive = (body: Buffer, signature: string) => Promise<void>

/** Scheduled work of the sandbox, run by jobs. */
export interface SandboxWork {
  deliver(eventId: string, receive: Receive): Promise<void>
  /** The delayed payment has arrived. */
  settle(sessionId: string): Promise<void>
  /** Renews or ends subscriptions whose period is over. */
  renewDue(): Promise<void>
}

export function openWork(parts: SandboxParts): SandboxWork {
  const { database, clock } = parts

  return {
    async deliver(eventId, receive) {
      const event = await findEvent(database, eventId)
      if (event === undefined) return
      const body = Buffer.from(event)
      const secret = await keepSecret(database)
      await receive(body, signatureOf(body, { secret, now: clock() }))
      await dropEvent(database, eventId)
    },

    settle: (sessionId) =>
      database.transaction().execute(async (tx) => {
        const session = await lockSession(tx, sessionId)
        if (session?.state !== 'waiting') return
        await saveSessionState(tx, sessionId, 'paid')
        await applyPayment(tx, parts, session)
      }),

    async renewDue() {
      for (const due of await findDue(database, clock()))
        await database.transaction().execute((tx) => renew(tx, due))
    },
  }

  async function renew(tx: Parameters<typeof sendEvent>[0], due: SubscriptionRow): Promise<void> {
    const price = parts.priceOf(due.price_id)
    const ends = due.ends_with_period || price === undefined
    const next = { starts_at: due.period_ends_at, period_ends_at: nextEnd(due) }
    const over = { status: 'canceled', ended_at: due.period_ends_at }
    const row = await saveSubscriptionRow(tx, due.id, ends ? over : next)
    if (row === undefined) return
    if (!ends) await sendInvoiceEvent(tx, parts, { subscription: row, ...price })
    const type = ends ? 'customer.subscription.deleted' : 'customer.subscription.updated'
    await sendEvent(tx, parts, { type, object: subscriptionObject(row) })
  }

  function nextEnd({ price_id, anchored_at, period_ends_at }: SubscriptionRow): Date {
    const yearly = parts.priceOf(price_id)?.interval === 'year'
    return periodEnd(anchored_at, yearly ? 'year' : 'month', period_ends_at)
  }
}
