import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { useTeam } from '#web/teams/team-context.tsx'

import { useEvent } from './api/event.ts'
import { BackToCalendar } from './back-to-calendar.tsx'
import { Comments } from './comments.tsx'
import { EventAnswers } from './event-answers.tsx'
import { EventAside } from './event-aside.tsx'
import { EventHeader } from './event-header.tsx'
import { EventPageTitle } from './event-page-title.tsx'
import { EventUnavailable, EventWaiting } from './event-unavailable.tsx'
import { NotAskedYet } from './not-asked-yet.tsx'
import { StaffActions } from './staff-actions.tsx'
import { WhoComes } from './who-comes.tsx'

interface OneEventProps {
  /** What later capabilities put beside the answers of an event that takes place… */
  readonly first: (event: EventPage) => ReactNode
  /** …and what they know about it further down. */
  readonly more: (event: EventPage) => ReactNode
}

/** One event: my answer first, then where it is and who comes. */
export function OneEvent({ first, more }: OneEventProps) {
  const { team } = useTeam()
  const { eventId = '' } = useParams()
  const query = useEvent(team.id, eventId)

  if (query.isError) return <EventUnavailable query={query} teamId={team.id} />
  const event = query.data
  return (
    <>
      <EventPageTitle title={event?.title ?? '…'} />
      <BackToCalendar teamId={team.id} />
      {event ? (
        <>
          <EventHeader event={event} />
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(20rem,42%)]">
            <div className="grid grid-cols-1 gap-4 empty:hidden">
              <NotAskedYet event={event} />
              <EventAnswers event={event} />
              {event.cancelledAt === null && first(event)}
              <StaffActions event={event} />
            </div>
            <EventAside event={event} />
            <WhoComes event={event} />
            {event.cancelledAt === null && more(event)}
            <Comments event={event} />
          </div>
        </>
      ) : (
        <EventWaiting heading="h1" />
      )}
    </>
  )
}
