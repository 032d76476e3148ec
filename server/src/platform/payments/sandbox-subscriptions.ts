import { AppError } from '../errors.ts'
import { providerSubscription, type ProviderSubscription } from './objects.ts'
import type { Payments } from './payments.ts'
import { subscriptionObject, tell } from './sandbox-effects.ts'
import type { SandboxParts } from './sandbox-parts.ts'
import {
  findSubscriptionRow,
  findSubscriptionRows,
  saveSubscriptionRow,
  type SubscriptionRow,
} from './sandbox-rows.ts'

type Subscribing = Pick<
  Payments,
  'findSubscription' | 'findSubscriptions' | 'changePrice' | 'endWithPeriod'
>

/** What runs in the sandbox, and what an admin may change in it. */
export function sandboxSubscriptions(parts: SandboxParts): Subscribing {
  const { database } = parts

  return {
    async findSubscription(id) {
      const row = await findSubscriptionRow(database, id)
      return row && told(row)
    },

    async findSubscriptions(customerId) {
      return (await findSubscriptionRows(database, customerId)).map(told)
    },

    changePrice: ({ subscriptionId, priceId }) =>
      change(subscriptionId, { price_id: priceId, ends_with_period: false }),

    endWithPeriod: (subscriptionId, then) =>
      change(subscriptionId, { ends_with_period: then === 'ends' }),
  }

  function change(
    id: string,
    changes: Parameters<typeof saveSubscriptionRow>[2],
  ): Promise<ProviderSubscription> {
    return database.transaction().execute(async (tx) => {
      const row = await saveSubscriptionRow(tx, id, changes)
      if (row === undefined || row.ended_at !== null) throw new AppError('not_found')
      const object = subscriptionObject(row)
      await tell(tx, parts, { type: 'customer.subscription.updated', object })
      return told(row)
    })
  }
}

function told(row: SubscriptionRow): ProviderSubscription {
  return providerSubscription.parse(subscriptionObject(row))
}
