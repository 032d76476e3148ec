/** Days a new team has every Premium feature for nothing. */
export const trialDays = 31

const dayLength = 24 * 60 * 60 * 1000

/** What decides about a team's features. `premiumUntil` is unknown while no one could be asked. */
export interface Subscription {
  readonly createdAt: Date
  readonly premiumUntil: Date | undefined | 'unknown'
  /** The operator doesn't sell Premium: every team has it. */
  readonly isIncluded?: boolean
}

export type Entitlement =
  | { readonly kind: 'premium'; readonly until: Date }
  | { readonly kind: 'trial'; readonly until: Date; readonly daysLeft: number }
  | { readonly kind: 'included' }
  | { readonly kind: 'standard' }
  | { readonly kind: 'unknown' }

/** Premium that was paid for comes first, then where all have it, the trial, then Standard. "Unknown" is not a no. */
export function entitlement(subscription: Subscription, now: Date): Entitlement {
  const { createdAt, premiumUntil } = subscription
  if (premiumUntil instanceof Date && premiumUntil > now)
    return { kind: 'premium', until: premiumUntil }
  if (subscription.isIncluded === true) return { kind: 'included' }

  const trialEnds = new Date(createdAt.getTime() + trialDays * dayLength)
  const daysLeft = Math.ceil((trialEnds.getTime() - now.getTime()) / dayLength)
  if (daysLeft > 0)
    return { kind: 'trial', until: trialEnds, daysLeft: Math.min(daysLeft, trialDays) }
  return premiumUntil === 'unknown' ? { kind: 'unknown' } : { kind: 'standard' }
}

/** What Standard cannot do again. What exists stays readable and usable without it. */
export type PremiumFeature = 'task_assignment' | 'player_statistics' | 'fee_collections'

/** Why a Premium feature is closed, or undefined when it is open: in the trial and to who pays. */
export function premiumRefusal(
  given: Pick<Entitlement, 'kind'>,
): 'premium_needed' | 'unavailable' | undefined {
  if (given.kind === 'unknown') return 'unavailable'
  return given.kind === 'standard' ? 'premium_needed' : undefined
}
