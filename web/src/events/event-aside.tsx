import type { EventPage } from '@touchline/contract/events/shapes/event'
import { mayRunEvents } from '@touchline/domain/events/permissions'

import { useActor } from '#web/teams/team-context.tsx'

import { EventFacts } from './event-facts.tsx'
import { EventFiles } from './files/event-files.tsx'

/** Where it is, what is worn, and the files that go with it. */
export function EventAside({ event }: { event: EventPage }) {
  const actor = useActor()
  return (
    <div className="grid gap-6 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <EventFacts event={event} />
      <EventFiles event={event} mayEdit={mayRunEvents(actor) && event.cancelledAt === null} />
    </div>
  )
}
