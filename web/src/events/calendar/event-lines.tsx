import type { Event } from '@touchline/contract/events/shapes/event'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { CalendarOwner } from './calendar-owner.ts'
import { EventLine } from './event-line.tsx'

/** As many as one looks through; more when asked for. */
const atOnce = 30

/** Events one below the other, each with its answer. */
export function EventLines({ owner, events }: { owner: CalendarOwner; events: readonly Event[] }) {
  const text = useText('events').calendar
  const [count, setCount] = useState(atOnce)
  const others = events.length - count
  return (
    <div className="grid max-w-2xl grid-cols-1 justify-items-start gap-3">
      <ul className="grid w-full grid-cols-1 gap-3">
        {events.slice(0, count).map((event) => (
          <li key={event.id} className="min-w-0">
            <EventLine owner={owner} event={event} />
          </li>
        ))}
      </ul>
      {others > 0 && <Button onClick={() => setCount(count + atOnce)}>{text.more(others)}</Button>}
    </div>
  )
}

/** Keeps their place while they are on their way. */
export function EventLinesWaiting() {
  const { loading } = useText('wire')
  return (
    <div role="status" className="grid max-w-2xl gap-3">
      <span className="sr-only">{loading}</span>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 rounded-surface" />
      ))}
    </div>
  )
}
