import { useParams } from 'react-router'

import { useTeam } from '#web/teams/team-context.tsx'

import { useEvent } from './api/event.ts'
import { BackToCalendar } from './back-to-calendar.tsx'
import { EventHeader } from './event-header.tsx'
import { EventMenu } from './event-menu.tsx'
import { EventPageTitle } from './event-page-title.tsx'
import { type Additions, EventParts } from './event-parts.tsx'
import { EventUnavailable, EventWaiting } from './event-unavailable.tsx'

/** An event: my answer first, then who's coming, then the rest. */
export function OneEvent(additions: Additions) {
  const { team } = useTeam()
  const { eventId = '' } = useParams()
  const query = useEvent(team.id, eventId)

  if (query.isError) return <EventUnavailable query={query} teamId={team.id} />
  const event = query.data
  return (
    <>
      <EventPageTitle title={event?.title ?? '…'} />
      <div className="-mt-4 mb-1 flex items-center justify-between gap-4">
        <BackToCalendar teamId={team.id} />
        {event && <EventMenu event={event} />}
      </div>
      {event ? (
        <>
          <EventHeader event={event} />
          <EventParts event={event} {...additions} />
        </>
      ) : (
        <EventWaiting heading="h1" />
      )}
    </>
  )
}
