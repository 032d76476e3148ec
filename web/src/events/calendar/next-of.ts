import type { Event } from '@touchline/contract/events/shapes/event'

type Coming = Pick<Event, 'cancelledAt' | 'endsAt'> & { readonly mine: readonly unknown[] }

/**
 * Of events in their order the first that takes place and is not over: one that asks me or my children,
 * and where none does any, for who only looks after others.
 */
export function nextOf<One extends Coming>(events: readonly One[], now: Date): One | undefined {
  const coming = events.filter(
    ({ cancelledAt, endsAt }) => cancelledAt === null && Date.parse(endsAt) >= now.getTime(),
  )
  return coming.find(({ mine }) => mine.length > 0) ?? coming[0]
}
