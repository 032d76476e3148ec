import type { EventPage as Event } from '@touchline/contract/events/shapes/event'
import { isMatch } from '@touchline/domain/events/event-types'
import { isOfflineTime } from '@touchline/domain/events/offline-times'
import { lazy, Suspense } from 'react'

import { AttendanceAction } from '#web/attendance/attendance-action.tsx'
import { ForecastLine } from '#web/attendance/forecast-line.tsx'
import { EventEmergency } from '#web/children/health/event-emergency.tsx'
import { OneEvent } from '#web/events/one-event.tsx'
import { useNow } from '#web/events/use-now.ts'
import { MatchDayLink } from '#web/leagues/match-day/match-day-link.tsx'
import { EventPhotosLink } from '#web/photos/event-photos-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const EventTasks = lazy(async () => ({
  default: (await import('#web/attendance/tasks/event-tasks.tsx')).EventTasks,
}))
const EventLifts = lazy(async () => ({
  default: (await import('#web/lifts/event-lifts.tsx')).EventLifts,
}))
const OfflineOffer = lazy(async () => ({
  default: (await import('./offline/offline-offer.tsx')).OfflineOffer,
}))

/** An event page with match day, attendance and tasks. */
export default function EventPage() {
  return (
    <OneEvent
      first={(event) => (
        <>
          {isMatch(event.type) && <MatchDayLink event={event} />}
          <Suspense>
            <EventLifts event={event} />
          </Suspense>
          <EventPhotosLink event={event} />
          <OfflineOnItsDay event={event} />
        </>
      )}
      outlook={(event) => <ForecastLine event={event} />}
      actions={(event) => (
        <>
          <AttendanceAction event={event} />
          <EventEmergency people={event.answers.filter(({ guestOf }) => guestOf === null)} />
        </>
      )}
      more={({ id, teamId, endsAt }) => (
        <Suspense>
          <EventTasks place={{ teamId, eventId: id }} endsAt={endsAt} />
        </Suspense>
      )}
    />
  )
}

/** Loaded only around the day of the event. */
function OfflineOnItsDay({ event }: { event: Event }) {
  const lasting = { startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) }
  if (!isOfflineTime(lasting, useNow())) return null
  return (
    <Suspense fallback={<Skeleton className="h-44 rounded-surface" />}>
      <OfflineOffer event={event} />
    </Suspense>
  )
}
