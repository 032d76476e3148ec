import type { EventPage } from '@touchline/contract/events/shapes/event'
import { isEnough } from '@touchline/domain/events/enough'
import { CircleCheck } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { useNow } from './use-now.ts'

/** Whether it will be enough for a team; a warning while it is not. */
export function EnoughPeople({ event }: { event: EventPage }) {
  const { enough: text } = useText('running')
  const isOver = Date.parse(event.endsAt) < useNow().getTime()
  if (event.minimum === null || isOver) return null
  const enough = isEnough(event.minimum, event.counts)
  const words = text[enough](event.minimum)
  if (enough !== 'yes') return <Banner tone="warning">{words}</Banner>
  return (
    <p className="figures flex items-center gap-2 text-s text-muted">
      <CircleCheck className="size-5 shrink-0" aria-hidden />
      {words}
    </p>
  )
}
