import { mayRunEvents } from '@touchline/domain/events/permissions'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'

import { useEvent } from './api/event.ts'
import { BackToCalendar } from './back-to-calendar.tsx'
import { Comments } from './comments.tsx'
import { EventAnswers } from './event-answers.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHeader } from './event-header.tsx'
import { EventUnavailable, EventWaiting } from './event-unavailable.tsx'
import { EventFiles } from './files/event-files.tsx'
import { StaffActions } from './staff-actions.tsx'
import { WhoComes } from './who-comes.tsx'

interface OneEventProps {
  /** What later capabilities know about an event that takes place, by its id. */
  readonly more: (eventId: string) => ReactNode
}

/** One event: my answer first, then where it is and who comes. */
export function OneEvent({ more }: OneEventProps) {
  const { team } = useTeam()
  const actor = useActor()
  const { eventId = '' } = useParams()
  const query = useEvent(team.id, eventId)

  if (query.isError) return <EventUnavailable query={query} teamId={team.id} />
  const event = query.data
  return (
    <>
      <PageTitle title={`${event?.title ?? '…'} · ${team.name}`} />
      <BackToCalendar teamId={team.id} />
      {event ? (
        <>
          <EventHeader event={event} />
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid grid-cols-1 gap-4 empty:hidden">
              <EventAnswers event={event} />
              <StaffActions event={event} />
            </div>
            <div className="grid gap-6 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <EventFacts event={event} />
              <EventFiles
                event={event}
                mayEdit={mayRunEvents(actor) && event.cancelledAt === null}
              />
            </div>
            <WhoComes event={event} />
            {event.cancelledAt === null && more(event.id)}
            <Comments event={event} />
          </div>
        </>
      ) : (
        <EventWaiting />
      )}
    </>
  )
}
