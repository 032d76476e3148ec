import type { Transaction } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { providerSubscription, type ProviderSubscription } from './objects.ts'
import type { Payments } from './payments.ts'
import { subscriptionObject, sendEvent, sendInvoiceEvent } from './sandbox-effects.ts'
import type { SandboxParts } from './sandbox-parts.ts'
import {
  findSubscriptionRow,
  findSubscriptionRows,
  saveSubscriptionRow,
  lockSubscriptionRow,
  type SubscriptionRow,
} from './sandbox-rows.ts'
import { periodEnd, unusedShare } from './sandbox-steps.ts'

type Subscribing = Pick<
  Payments,
  'findSubscription' | 'findSubscriptions' | 'changePrice' | 'endWithPeriod'
>

type Changes = Parameters<typeof saveSubscriptionRow>[2]

/** Subscriptions in the sandbox, and changes by admins. */
export function sandboxSubscriptions(parts: SandboxParts): Subscribing {
  const { database } = parts

  return {
    async findSubscription(id) {
      const row = await findSubscriptionRow(database, id)
      return row && subscriptionOf(row)
    },

    async findSubscriptions(customerId) {
      return (await findSubscriptionRows(database, customerId)).map(subscriptionOf)
    },

    changePrice: ({ subscriptionId, priceId }) =>
      change(subscriptionId, async (tx, row) => {
        const changed = { price_id: priceId, ends_with_period: false }
        const anew = anewFor(row, priceId)
        if (anew === undefined) return changed
        const { amount, currency, ...period } = anew
        await sendInvoiceEvent(tx, parts, { subscription: row, amount, currency })
        return { ...changed, ...period }
      }),

    endWithPeriod: (subscriptionId, then) =>
      change(subscriptionId, () => Promise.resolve({ ends_with_period: then === 'ends' })),
  }

  /**
   * As at Stripe: another interval starts a new period today, with credit for the rest of the old
   * one.
   */
  function anewFor(row: SubscriptionRow, priceId: string) {
    const [before, after] = [parts.priceOf(row.price_id), parts.priceOf(priceId)]
    if (after === undefined || before?.interval === after.interval) return undefined
    const now = parts.clock()
    const isSame = before?.currency === after.currency
    const paid = isSame ? unusedShare(before.amount, row, now) : 0
    return {
      amount: Math.max(0, after.amount - paid),
      currency: after.currency,
      starts_at: now,
      anchored_at: now,
      period_ends_at: periodEnd(now, after.interval === 'year' ? 'year' : 'month'),
    }
  }

  function change(
    id: string,
    changesOf: (tx: Transaction, row: SubscriptionRow) => Promise<Changes>,
  ): Promise<ProviderSubscription> {
    return database.transaction().execute(async (tx) => {
      const row = await lockSubscriptionRow(tx, id)
      if (row === undefined || row.ended_at !== null) throw new AppError('not_found')
      const changed = (await saveSubscriptionRow(tx, id, await changesOf(tx, row))) ?? row
      const object = subscriptionObject(changed)
      await sendEvent(tx, parts, { type: 'customer.subscription.updated', object })
      return subscriptionOf(changed)
    })
  }
}

function subscriptionOf(row: SubscriptionRow): ProviderSubscription {
  return providerSubscription.parse(subscriptionObject(row))
}
