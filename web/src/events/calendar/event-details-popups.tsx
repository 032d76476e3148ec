import type { Event } from '@touchline/contract/events/shapes/event'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'

import type { CalendarOwner } from './calendar-owner.ts'
import { useEventDetails } from './use-event-details.ts'
import { useSwipe } from './use-swipe.ts'

const load = () => import('./event-details.tsx')
const EventDetails = lazy(async () => ({ default: (await load()).EventDetails }))

interface CloserLookProps {
  readonly owner: CalendarOwner
  /** The events shown as chips inside. Undefined while loading. */
  readonly events: readonly Event[] | undefined
  readonly onTurn: (count: 1 | -1) => void
  readonly children: ReactNode
}

/** Days with event chips: each opens its details on the page; a swipe turns to the next. */
export function EventDetailsPopups({ owner, events, onTurn, children }: CloserLookProps) {
  const navigate = useNavigate()
  const { listeners, ...looking } = useEventDetails({
    onOpen(eventId) {
      const event = events?.find(({ id }) => id === eventId)
      if (event === undefined) return
      const pathTo = event.asGuest ? paths.guestEvent : paths.event
      void navigate(pathTo(event.teamId, event.id))
    },
  })
  const swipe = useSwipe(onTurn)
  const isReady = events !== undefined
  useEffect(() => {
    // Preloads after the screen has rendered. On failure, pressing a chip loads again.
    if (isReady) load().catch(() => undefined)
  }, [isReady])
  return (
    <>
      <div className="touch-pan-y" {...listeners} {...swipe}>
        {children}
      </div>
      {looking.look && (
        <Suspense>
          <EventDetails owner={owner} events={events ?? []} looking={looking} look={looking.look} />
        </Suspense>
      )}
    </>
  )
}
