import type { EventFields } from '@touchline/contract/events/shapes/draft'
import type { EventPage } from '@touchline/contract/events/shapes/event'

/** An event as form values. */
export function toFormFields(page: EventPage): EventFields {
  return {
    type: page.type,
    title: page.title,
    details: page.details,
    ...page.times,
    venueId: page.venueId,
    // The name of a saved place or opponent isn't the event's own text.
    location: page.venueId === null ? page.location : null,
    meetingPlace: page.meetingPlace,
    opponentId: page.opponentId,
    opponent: page.opponentId === null ? page.opponent : null,
    homeAway: page.homeAway,
    kit: page.kit,
    places: page.places,
    minimum: page.minimum,
    reminders: page.reminders,
    attachments: page.attachments.map(({ id }) => id),
  }
}
