import type { EventPage } from '@touchline/contract/events/shapes/event'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** The cancellation and its reason. */
export function CancellationNotice({ event }: { event: EventPage }) {
  const { page } = useText('events')
  const { moment } = useFormat()
  return (
    <Banner
      tone="warning"
      title={page.cancelledOn(moment(event.cancelledAt ?? '', event.timeZone))}
    >
      {event.cancelReason && (
        <p className="whitespace-pre-line wrap-anywhere">
          <LinkedText words={event.cancelReason} />
        </p>
      )}
    </Banner>
  )
}
