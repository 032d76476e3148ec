import type { SubscriptionStatus } from '../values/subscription-status.ts'

/** An ended subscription stays ended: buying again creates a new one. */
export function isOver(status: SubscriptionStatus): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** A status and since when it applies. */
export interface StatusAt {
  readonly status: SubscriptionStatus
  readonly at: Date
}

/**
 * Whether an event replaces the known status if the provider can't be asked: an end is final,
 * "incomplete" is how all start, otherwise the later one counts.
 */
export function supersedes(incoming: StatusAt, known: StatusAt | undefined): boolean {
  if (known === undefined) return true
  if (isOver(known.status)) return false
  if (isOver(incoming.status) || known.status === 'incomplete') return true
  return incoming.status !== 'incomplete' && incoming.at >= known.at
}

/** How long the provider's response may still precede an event. */
const crossing = 60_000

interface Failure {
  readonly at: Date
  /** Whether the state is the provider's own response or comes from its events. */
  readonly knownBy: 'answer' | 'events'
}

/** True if Premium is known to have run since a failed payment. */
export function isOvercome({ status, at }: StatusAt, failure: Failure): boolean {
  if (status !== 'active' && status !== 'trialing') return false
  const since = at.getTime() - failure.at.getTime()
  return since > (failure.knownBy === 'answer' ? crossing : 0)
}
