import type { EventPage } from '@touchline/contract/events/shapes/event'
import { Clock, MapPin, Navigation, Shirt } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Card } from '#web/ui/card.tsx'

/** The address as text instead of a map, with one wide button for directions. */
export function OfflineLocation({ event }: { event: EventPage }) {
  const colon = useColon()
  const text = useText('offlineEvent')
  const { page: words } = useText('events')
  const { directions } = useText('running')
  const { time } = useFormat()
  const { location, address, meetingLocal, meetingPlace, kit } = event
  const at = meetingLocal === null ? undefined : time(`${meetingLocal}:00Z`, 'UTC')
  const meeting = at === undefined ? meetingPlace : words.meetingAt(at, meetingPlace ?? '')
  return (
    <Card title={text.where}>
      <ul className="grid gap-3 [&_li]:flex [&_li]:gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
        <li>
          <MapPin className="text-muted" aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            {location ?? <span className="text-muted">{text.noPlace}</span>}
            {address !== null && <span className="block whitespace-pre-line">{address}</span>}
          </span>
        </li>
        {meeting !== null && (
          <li>
            <Clock className="text-muted" aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              {words.meeting}
              {colon} {meeting}
            </span>
          </li>
        )}
        {kit !== null && (
          <li>
            <Shirt className="text-muted" aria-hidden />
            <span className="min-w-0 wrap-anywhere">{kit}</span>
          </li>
        )}
      </ul>
      {location !== null && (
        <a
          href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(address ?? location)}`}
          target="_blank"
          rel="noreferrer"
          className="no-print mt-4 flex min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 font-semibold hover:bg-hover"
        >
          <Navigation className="size-5 shrink-0" aria-hidden />
          {directions}
        </a>
      )}
    </Card>
  )
}
