import type { EventPage } from '@touchline/contract/events/shapes/event'
import { ArrowDown } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

import { Directions } from './directions.tsx'

/** As many as stand beside each other on a phone. */
const shownFaces = 5

/** Where the list of people begins. */
export const peopleId = 'who-comes'

/** Who comes and the way there, one tap from the top. */
export function EventShortcuts({ event }: { event: EventPage }) {
  const { counts } = useText('events')
  const going = event.answers.filter(
    ({ answer, waiting }) => answer === 'going' && waiting === null,
  )
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1">
      {event.answers.length > 0 && (
        <a
          href={`#${peopleId}`}
          className="flex min-h-11 flex-wrap items-center gap-2 rounded-control hover:underline"
        >
          <span className="flex -space-x-0.5 empty:hidden">
            {going.slice(0, shownFaces).map((person) => (
              <span key={person.memberId} className="rounded-full ring-2 ring-ground">
                <Avatar id={person.memberId} name={person} size="s" />
              </span>
            ))}
          </span>
          <span className="figures font-medium">{counts.going(going.length)}</span>
          <ArrowDown className="size-4 text-muted" aria-hidden />
        </a>
      )}
      {event.location !== null && <Directions to={event.address ?? event.location} />}
    </div>
  )
}
