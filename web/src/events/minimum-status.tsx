import type { EventPage } from '@touchline/contract/events/shapes/event'
import { sufficiency } from '@touchline/domain/events/minimum'
import { playerCountsOf } from '@touchline/domain/events/player-counts'
import { CircleCheck } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { useNow } from './use-now.ts'

/** Whether enough people are coming; a warning if not. */
export function MinimumStatus({ event }: { event: EventPage }) {
  const { enough: text } = useText('running')
  const isOver = Date.parse(event.endsAt) < useNow().getTime()
  const { minimum } = event
  const counts = playerCountsOf(event.counts, event.staffCounts)
  if (minimum === null || isOver) return null
  const enough = sufficiency(minimum, counts)
  const words = text[enough](minimum)
  if (enough !== 'yes')
    return (
      <Banner tone="warning" title={words}>
        <Seats minimum={minimum} counts={counts} />
      </Banner>
    )
  return (
    <p className="figures flex items-center gap-2 text-s text-muted">
      <CircleCheck className="size-5 shrink-0" aria-hidden />
      {words}
    </p>
  )
}

/** More than these are shown as a number only. */
const maxSeats = 30

/** A mark for each required person: coming, maybe, missing. The sentence above says it in words. */
function Seats({ minimum, counts }: { minimum: number; counts: EventPage['counts'] }) {
  const { counts: text } = useText('events')
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      {minimum <= maxSeats && (
        <span aria-hidden className="flex flex-wrap gap-1">
          {Array.from({ length: minimum }, (_, seat) => (
            <span key={seat} className={`size-3 rounded-full border ${seatLook(seat, counts)}`} />
          ))}
        </span>
      )}
      <span className="figures text-s">
        {text.going(counts.going)} · {text.maybe(counts.maybe)}
      </span>
    </div>
  )
}

function seatLook(seat: number, { going, maybe }: EventPage['counts']): string {
  if (seat < going) return 'border-going bg-going forced-colors:bg-[Highlight]'
  return seat < going + maybe ? 'border-dashed border-maybe bg-maybe/40' : 'border-edge'
}
