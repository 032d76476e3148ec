import type { SubscriptionStatus } from '../values/subscription-status.ts'

/** An ended subscription never comes back: buying again makes a new one. */
export function isOver(status: SubscriptionStatus): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** A status, and as of when it is true. */
export interface StatusAt {
  readonly status: SubscriptionStatus
  readonly at: Date
}

/**
 * Whether what an event tells replaces what is known, when the provider cannot be asked: the end is
 * final, "incomplete" is how all begin, else the later word counts.
 */
export function replaces(incoming: StatusAt, known: StatusAt | undefined): boolean {
  if (known === undefined) return true
  if (isOver(known.status)) return false
  if (isOver(incoming.status) || known.status === 'incomplete') return true
  return incoming.status !== 'incomplete' && incoming.at >= known.at
}

/** How long the provider's own answer may still be that of the moment before an event. */
const crossing = 60_000

interface Failure {
  readonly at: Date
  /** Whether the state is the provider's own response or comes from its events. */
  readonly knownBy: 'answer' | 'events'
}

/** Whether a payment that failed is no news any more: Premium is known to have run since. */
export function isOvercome({ status, at }: StatusAt, failure: Failure): boolean {
  if (status !== 'active' && status !== 'trialing') return false
  const since = at.getTime() - failure.at.getTime()
  return since > (failure.knownBy === 'answer' ? crossing : 0)
}
