import type { Event } from '@touchline/contract/events/shapes/event'
import { memo, startTransition, useEffect, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { CalendarOwner } from './calendar-owner.ts'
import { EventLine } from './event-line.tsx'

/** As many as one looks through; more when asked for. */
const atOnce = 30
/** So many fill the screen of a phone; the others follow in pieces that do not hold up a tap. */
const perPiece = 5

interface EventLinesProps {
  readonly owner: CalendarOwner
  readonly events: readonly Event[]
  /** Not where one comes back to: the place one had scrolled to has to be there at once. */
  readonly isBitByBit?: boolean | undefined
}

/** Events one below the other, each with its answer. */
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

/** Is not drawn again for each piece that follows. */
const Line = memo(EventLine)

function useDrawn(count: number, isBitByBit: boolean): number {
  const [pieces, setPieces] = useState(1)
  const hasMore = isBitByBit && pieces * perPiece < count
  useEffect(() => {
    if (hasMore) startTransition(() => setPieces((before) => before + 1))
  }, [hasMore, pieces])
  return isBitByBit ? Math.min(count, pieces * perPiece) : count
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
