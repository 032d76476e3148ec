import type { Event } from '@touchline/contract/events/shapes/event'

type Coming = Pick<Event, 'cancelledAt' | 'endsAt'> & { readonly mine: readonly unknown[] }

/**
 * The first event that isn't cancelled or over and is for me or my children; if there is none, the
 * first for people who only manage.
 */
export function findNextEvent<One extends Coming>(
  events: readonly One[],
  now: Date,
): One | undefined {
  const coming = events.filter(
    ({ cancelledAt, endsAt }) => cancelledAt === null && Date.parse(endsAt) >= now.getTime(),
  )
  return coming.find(({ mine }) => mine.length > 0) ?? coming[0]
}
