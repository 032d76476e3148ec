import type { EventPage as Event } from '@touchline/contract/events/shapes/event'
import { isMatch } from '@touchline/domain/events/event-types'
import { isPackTime } from '@touchline/domain/events/pack'
import { lazy, Suspense } from 'react'

import { AttendanceLink } from '#web/attendance/attendance-link.tsx'
import { EventTasks } from '#web/attendance/tasks/event-tasks.tsx'
import { OneEvent } from '#web/events/one-event.tsx'
import { useNow } from '#web/events/use-now.ts'
import { MatchDayLink } from '#web/leagues/match-day/match-day-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PackOffer = lazy(async () => ({
  default: (await import('./pack/pack-offer.tsx')).PackOffer,
}))

/** The page of an event, with what belongs to it from everywhere: its match day and its tasks, too. */
export default function EventPage() {
  return (
    <OneEvent
      first={(event) => (
        <>
          {isMatch(event.type) && <MatchDayLink event={event} />}
          <AttendanceLink event={event} />
          <PackOnItsDay event={event} />
        </>
      )}
      more={({ id, teamId, endsAt }) => (
        <EventTasks place={{ teamId, eventId: id }} endsAt={endsAt} />
      )}
    />
  )
}

/** What saves a pack comes around the day of the event: the rest of the year nobody needs it. */
function PackOnItsDay({ event }: { event: Event }) {
  const lasting = { startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) }
  if (!isPackTime(lasting, useNow())) return null
  return (
    <Suspense fallback={<Skeleton className="h-44 rounded-surface" />}>
      <PackOffer event={event} />
    </Suspense>
  )
}
