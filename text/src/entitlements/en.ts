import type { PremiumFeature } from '@touchline/domain/entitlements/entitlement'

/** Why a team cannot use a Premium feature. */
export const entitlements = {
  toPremium: 'See Premium',
  closed: {
    task_assignment: 'You need Premium to assign tasks.',
    player_statistics: 'You need Premium for player statistics.',
    fee_collections: 'You need Premium for new collections.',
  } satisfies Record<PremiumFeature, string>,
  unchecked: 'We couldn’t check the subscription. Try again.',
}
