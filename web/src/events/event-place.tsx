import type { EventPage } from '@touchline/contract/events/shapes/event'
import { Clock, MapPin } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { MapLink } from '#web/ui/map-link.tsx'

import { Directions } from './directions.tsx'

/** The place with a map and directions, and where and when to meet before. */
export function EventPlace({ event }: { event: EventPage }) {
  const { location, address, meetingLocal, meetingPlace } = event
  return (
    <div className="mt-1 grid gap-1 [&_svg]:shrink-0">
      {location !== null && (
        <div className="flex gap-2">
          <MapPin className="mt-0.5 size-5 text-muted" aria-hidden />
          <div className="flex min-w-0 flex-wrap gap-x-4 wrap-anywhere">
            <MapLink name={location} address={address} />
            <Directions to={address ?? location} />
          </div>
        </div>
      )}
      {(meetingLocal !== null || meetingPlace !== null) && <Meeting event={event} />}
    </div>
  )
}

function Meeting({ event: { meetingLocal, meetingPlace } }: { event: EventPage }) {
  const { page: text } = useText('events')
  const { time } = useFormat()
  const colon = useColon()
  // Local time in text form, so the zone is UTC here.
  const at = meetingLocal === null ? undefined : time(`${meetingLocal}:00Z`, 'UTC')
  return (
    <p className="flex gap-2">
      <Clock className="mt-0.5 size-5 text-muted" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-muted">{`${text.meeting}${colon} `}</span>
        {at === undefined ? meetingPlace : text.meetingAt(at, meetingPlace ?? '')}
      </span>
    </p>
  )
}
