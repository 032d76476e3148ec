import type { TeamSubscription } from '@touchline/contract/subscriptions/shapes/plan'
import { mayManageSubscription } from '@touchline/domain/subscriptions/access'

import type { Platform } from '#server/platform/platform.ts'

import type { Asker } from '../commands/asking.ts'
import { findLastBought } from '../queries/bought.ts'
import { onTheWire } from '../queries/mine.ts'
import { findEntitlement, planOf } from '../queries/plan.ts'

/** What a team is subscribed to. While the provider is away its prices are missing, nothing else. */
export async function subscriptionOf(
  { database, payments, clock }: Platform,
  asker: Asker,
): Promise<TeamSubscription> {
  const { teamId } = asker
  const given = await findEntitlement(database, teamId, clock())
  const bought = await findLastBought(database, teamId)
  const products = bought === undefined ? [] : await payments.products().catch(() => [])
  const product = products.find(({ priceId }) => priceId === bought?.price_id)
  return {
    entitlement: onTheWire(given),
    isSubscribed: given.kind === 'premium',
    plan: bought === undefined ? null : planOf(bought, product),
    mayManage: mayManageSubscription(asker),
    isSandbox: payments.provider === 'sandbox',
  }
}
