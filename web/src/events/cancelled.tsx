import type { EventPage } from '@touchline/contract/events/shapes/event'
import { mayRunEvents } from '@touchline/domain/events/permissions'
import { useEffect } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LinkedWords } from '#web/ui/linked-words.tsx'

import { useMarkSeen } from './api/running.ts'

/** That it is off and why; staff reads how many know it already. */
export function Cancelled({ event }: { event: EventPage }) {
  const { page } = useText('events')
  const { seen } = useText('running')
  const { moment } = useFormat()
  const mayKnow = mayRunEvents(useActor())
  const count = event.answers.filter(({ seenAt }) => seenAt !== null).length
  useSighting(event)
  return (
    <Banner
      tone="warning"
      title={page.cancelledOn(moment(event.cancelledAt ?? '', event.timeZone))}
    >
      {event.cancelReason && (
        <p className="whitespace-pre-line wrap-anywhere">
          <LinkedWords words={event.cancelReason} />
        </p>
      )}
      {mayKnow && event.answers.length > 0 && (
        <p className="figures">{seen(count, event.answers.length)}</p>
      )}
    </Banner>
  )
}

/** Tells the server once that this page was before somebody's eyes. Not reached: the next time. */
function useSighting(event: EventPage): void {
  const { mutate } = useMarkSeen(event)
  const { id, cancelledAt } = event
  useEffect(() => {
    if (cancelledAt !== null) mutate()
  }, [id, cancelledAt, mutate])
}
