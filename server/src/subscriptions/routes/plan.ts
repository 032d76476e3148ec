import type { TeamSubscription } from '@touchline/contract/subscriptions/shapes/plan'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { entitlementShapeOf } from '#server/entitlements/queries.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findLastBought } from '../queries/bought.ts'
import { findEntitlement, planOf } from '../queries/plan.ts'

/** A team's subscription. Only the prices are missing while the provider is away. */
export async function subscriptionOf(
  { database, payments, clock }: Platform,
  actor: Actor,
): Promise<TeamSubscription> {
  const { teamId } = actor
  const given = await findEntitlement(database, teamId, clock())
  const bought = await findLastBought(database, teamId)
  const products = bought === undefined ? [] : await payments.products().catch(() => [])
  const product = products.find(({ priceId }) => priceId === bought?.price_id)
  return {
    entitlement: entitlementShapeOf(given),
    isSubscribed: given.kind === 'premium',
    plan: bought === undefined ? null : planOf(bought, product),
    mayManage: may(actor, 'subscription.manage'),
    isSandbox: payments.provider === 'sandbox',
  }
}
