import type { Event } from '@touchline/contract/events/shapes/event'
import { memo, startTransition, useEffect, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { CalendarOwner } from './calendar-owner.ts'
import { EventLine } from './event-line.tsx'

/** Events shown at first; more on request. */
const atOnce = 30
/** Fills a phone's screen; the rest renders in pieces, so that taps aren't delayed. */
const perPiece = 5

interface EventLinesProps {
  readonly owner: CalendarOwner
  readonly events: readonly Event[]
  /** Off when returning to the page, so that its scroll position exists at once. */
  readonly isBitByBit?: boolean | undefined
}

/** A list of events, each with its answer. */
export function EventLines({ owner, events, isBitByBit = false }: EventLinesProps) {
  const text = useText('events').calendar
  const [count, setCount] = useState(atOnce)
  const drawn = useDrawn(Math.min(count, events.length), isBitByBit)
  const others = events.length - count
  return (
    <div className="grid max-w-2xl grid-cols-1 justify-items-start gap-3">
      <ul className="grid w-full grid-cols-1 gap-3">
        {events.slice(0, drawn).map((event) => (
          <li key={event.id} className="min-w-0">
            <Line owner={owner} event={event} />
          </li>
        ))}
      </ul>
      {others > 0 && <Button onClick={() => setCount(count + atOnce)}>{text.more(others)}</Button>}
    </div>
  )
}

/** Memoised: not rendered again for each further piece. */
const Line = memo(EventLine)

function useDrawn(count: number, isBitByBit: boolean): number {
  const [pieces, setPieces] = useState(1)
  const hasMore = isBitByBit && pieces * perPiece < count
  useEffect(() => {
    if (hasMore) startTransition(() => setPieces((before) => before + 1))
  }, [hasMore, pieces])
  return isBitByBit ? Math.min(count, pieces * perPiece) : count
}

/** The placeholder while events load. */
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
