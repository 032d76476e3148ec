import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useEvent } from './api/event.ts'
import { EventFacts } from './event-facts.tsx'
import { EventPlace } from './event-place.tsx'
import { EventSummary } from './event-summary.tsx'
import { EventUnavailable, EventWaiting } from './event-unavailable.tsx'
import { EventFiles } from './files/event-files.tsx'

/** Another team's event to which I am or my child is invited; nothing else of that team. */
export function GuestEvent({ more }: { more?: (event: EventPage) => ReactNode }) {
  const { guests: text } = useText('running')
  const { teamId = '', eventId = '' } = useParams()
  const query = useEvent(teamId, eventId)
  const event = query.data
  return (
    <PageMain>
      {!query.isError && <PageTitle title={event?.title ?? text.title} />}
      {query.isError ? (
        <EventUnavailable query={query} teamId={undefined} />
      ) : (
        <>
          <PageHeader title={text.title} subtitle={event?.title} />
          {event ? (
            <div className="grid max-w-form gap-6">
              <EventSummary event={event} heading="h2" />
              {more?.(event)}
              <EventPlace event={event} />
              <EventFacts event={event} />
              <EventFiles event={event} />
            </div>
          ) : (
            <EventWaiting />
          )}
        </>
      )}
    </PageMain>
  )
}
