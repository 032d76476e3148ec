import type { PremiumFeature } from '@touchline/domain/entitlements/entitlement'

/** Why a team cannot use a Premium feature. */
export const entitlements = {
  toPremium: 'See Premium',
  closed: {
    task_assignment: 'Giving tasks to members needs Premium. What is given stays.',
    player_statistics: 'The statistics of players need Premium.',
    fee_collections: 'New fee collections need Premium. Those that exist go on.',
  } satisfies Record<PremiumFeature, string>,
  unchecked: 'We could not check the subscription just now. Please try again in a moment.',
}
