import { isMatch } from '@touchline/domain/events/event-types'

import { AttendanceLink } from '#web/attendance/attendance-link.tsx'
import { EventTasks } from '#web/attendance/tasks/event-tasks.tsx'
import { OneEvent } from '#web/events/one-event.tsx'
import { MatchDayLink } from '#web/leagues/match-day/match-day-link.tsx'

import { PackOffer } from './pack/pack-offer.tsx'

/** The page of an event, with what belongs to it from everywhere: its match day and its tasks, too. */
export default function EventPage() {
  return (
    <OneEvent
      first={(event) => (
        <>
          {isMatch(event.type) && <MatchDayLink teamId={event.teamId} eventId={event.id} />}
          <AttendanceLink event={event} />
          <PackOffer event={event} />
        </>
      )}
      more={({ id, teamId }) => <EventTasks teamId={teamId} eventId={id} />}
    />
  )
}
