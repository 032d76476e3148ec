import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import type { ReactNode } from 'react'

import { useActor } from '#web/teams/team-context.tsx'

import { Attendance } from './attendance-summary.tsx'
import { Comments } from './comments.tsx'
import { EventAnswers } from './event-answers.tsx'
import { EventAside } from './event-aside.tsx'
import { InvitesLaterNotice } from './invites-later-notice.tsx'

/** What later capabilities add to an event page. */
export interface Additions {
  /** Below the answers of an event that isn't cancelled … */
  readonly first: (event: EventPage) => ReactNode
  /** … further down … */
  readonly more: (event: EventPage) => ReactNode
  /** … below the counts … */
  readonly outlook: (event: EventPage) => ReactNode
  /** … and among the staff's buttons above the names. */
  readonly actions: (event: EventPage) => ReactNode
}

/** Staff see the names first, everyone else the facts. */
export function EventParts({
  event,
  first,
  more,
  outlook,
  actions,
}: Additions & { readonly event: EventPage }) {
  const isStaff = may(useActor(), 'events.edit')
  const takesPlace = event.cancelledAt === null
  const additions = takesPlace && first(event)
  const who = (
    <Attendance
      event={event}
      outlook={takesPlace && outlook(event)}
      actions={takesPlace && actions(event)}
    />
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_min(20rem,42%)]">
      <div className="grid grid-cols-1 gap-4 empty:hidden">
        <InvitesLaterNotice event={event} />
        <EventAnswers event={event} />
        {isStaff ? who : additions}
      </div>
      <EventAside event={event}>{isStaff && additions}</EventAside>
      {!isStaff && who}
      {takesPlace && more(event)}
      <Comments event={event} />
    </div>
  )
}
