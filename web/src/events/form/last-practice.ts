import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import type { Event } from '@touchline/contract/events/shapes/event'
import { daysCovered } from '@touchline/domain/events/days-covered'

type Remembered = Pick<EventDraftInput, 'startTime' | 'endTime' | 'venueId' | 'location'>

/** Place and times of the previous practice: usually they stay the same. */
export function valuesOfLastPractice(events: readonly Event[]): Partial<Remembered> {
  const last = events.findLast((event) => event.type === 'practice' && isOnOneDay(event))
  if (last === undefined) return {}
  return {
    startTime: last.startsLocal.slice(11),
    endTime: last.endsLocal.slice(11),
    venueId: last.venueId,
    // The name of a saved place isn't the event's own text.
    location: last.venueId === null ? last.location : null,
  }
}

function isOnOneDay(event: Event): boolean {
  return daysCovered(event).length === 1 && !event.isAllDay
}
