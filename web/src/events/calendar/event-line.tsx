import type { Event } from '@touchline/contract/events/shapes/event'

import { EventSummary } from '../event-summary.tsx'
import { actorOf, type CalendarOwner, shownTeamOf } from './calendar-owner.ts'

/** An event with my answers, and its team if several are shown. */
export function EventLine({ owner, event }: { owner: CalendarOwner; event: Event }) {
  return (
    <EventSummary event={event} actor={actorOf(owner)} team={shownTeamOf(owner, event.teamId)} />
  )
}
