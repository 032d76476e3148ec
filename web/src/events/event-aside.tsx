import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { ReactNode } from 'react'

import { EventFacts } from './event-facts.tsx'
import { EventFiles } from './files/event-files.tsx'
import { GroupSummary } from './group-summary.tsx'

interface EventAsideProps {
  readonly event: EventPage
  readonly children: ReactNode
}

/** Kit, deadline and files. */
export function EventAside({ event, children }: EventAsideProps) {
  return (
    <div className="grid gap-4 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {children}
      <GroupSummary event={event} />
      <EventFacts event={event} />
      <EventFiles event={event} />
    </div>
  )
}
