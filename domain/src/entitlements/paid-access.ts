import type { SubscriptionStatus } from '../values/subscription-status.ts'

/** Days for which Premium stays after a payment has failed, while the provider tries again. */
const graceDays = 14

const dayLength = 24 * 60 * 60 * 1000

/** What decides how long a subscription opens Premium. */
export interface Paid {
  readonly status: SubscriptionStatus
  readonly periodEndsAt: Date | undefined
  readonly pastDueSince: Date | undefined
}

/**
 * Until when a subscription opens Premium; undefined when it does not. The provider's status counts, not
 * the calendar: a renewal that is reported late locks no team out.
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
