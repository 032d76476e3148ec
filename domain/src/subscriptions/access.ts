import type { SubscriptionStatus } from '../values/subscription-status.ts'

/** Nothing brings back a subscription that has ended: whoever wants it again buys a new one. */
export function isOver(status: SubscriptionStatus): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** Days for which Premium stays after a payment has failed, while the provider tries again. */
export const graceDays = 14

const dayLength = 24 * 60 * 60 * 1000

/** What decides how long a subscription opens Premium. */
export interface Paid {
  readonly status: SubscriptionStatus
  readonly periodEndsAt: Date | undefined
  readonly pastDueSince: Date | undefined
}

/**
 * Until when a subscription opens Premium; undefined when it does not. The provider's word counts, not
 * the calendar: while it says "active" a renewal that is told late locks nobody out.
 */
export function accessUntil(paid: Paid, now: Date): Date | undefined {
  if (paid.status === 'past_due') {
    const until = graceUntil(paid.pastDueSince ?? now)
    return until > now ? until : undefined
  }
  if (paid.status !== 'active' && paid.status !== 'trialing') return undefined
  const tomorrow = new Date(now.getTime() + dayLength)
  return paid.periodEndsAt !== undefined && paid.periodEndsAt > now ? paid.periodEndsAt : tomorrow
}

/** How long Premium stays once a payment has failed. */
export function graceUntil(since: Date): Date {
  return new Date(since.getTime() + graceDays * dayLength)
}

/** A status, and as of when it is true. */
export interface Told {
  readonly status: SubscriptionStatus
  readonly at: Date
}

/**
 * Whether what an event tells replaces what is known, when the provider cannot be asked: the end is
 * final, "incomplete" is how all begin, else the later word counts.
 */
export function replaces(told: Told, known: Told | undefined): boolean {
  if (known === undefined) return true
  if (isOver(known.status)) return false
  if (isOver(told.status) || known.status === 'incomplete') return true
  return told.status !== 'incomplete' && told.at >= known.at
}

/** How long the provider's own answer may still be that of the moment before an event. */
const crossing = 60_000

interface Failure {
  readonly at: Date
  /** Whether what is known is the provider's own answer, or was told by its events. */
  readonly knownBy: 'answer' | 'events'
}

/** Whether a payment that failed is no news any more: Premium is known to have run since. */
export function isOvercome({ status, at }: Told, failure: Failure): boolean {
  if (status !== 'active' && status !== 'trialing') return false
  const since = at.getTime() - failure.at.getTime()
  return since > (failure.knownBy === 'answer' ? crossing : 0)
}

/** What one has to be in the team to buy, change and end its Premium, and to see what it cost. */
export function mayManageSubscription(actor: { readonly isAdmin: boolean }): boolean {
  return actor.isAdmin
}
