import type { ClubClash, ClubEvent } from '@touchline/contract/events/shapes/club-calendar'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { ShownWeek, TeamOfClub } from './club-week-data.ts'
import type { ClubPlace } from './use-club-place.ts'

interface ClubClashesProps {
  readonly shown: ShownWeek
  readonly view: ClubPlace['view']
}

/** The number of conflicts; expands to show events and people. */
export function ClubClashes({ shown, view }: ClubClashesProps) {
  const text = useText('clubCalendar')
  const { clashes } = shown
  if (clashes.length === 0) return null
  const count = view === 'month' ? text.clashesOfMonth : text.clashesOfWeek
  return (
    <details className="no-print mb-3 rounded-control border border-warning/40 bg-warning-ground">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold text-warning [&_svg]:size-5 [&_svg]:shrink-0">
        <TriangleAlert aria-hidden />
        {count(clashes.length)}
      </summary>
      <ul className="grid gap-3 border-t border-warning/40 px-3 py-3">
        {clashes.map((clash) => (
          <li key={[clash.kind, clash.closureId, ...clash.eventIds].join(' ')}>
            <OneClash clash={clash} shown={shown} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function OneClash({ clash, shown }: { clash: ClubClash; shown: ShownWeek }) {
  const text = useText('clubCalendar')
  const format = useFormat()
  const { calendar, teams } = shown
  const venue = calendar.venues.find(({ key }) => key === clash.venueKey)
  const reason = calendar.closures.find(({ id }) => id === clash.closureId)?.reason
  const facts = [venue?.name, reason, format.list(clash.names)].filter(Boolean)
  const events = calendar.events.filter(({ id }) => clash.eventIds.includes(id))
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {[text.clashKinds[clash.kind], ...facts].join(' · ')}
      </p>
      <ul>
        {events.map((event) => (
          <li key={event.id} className="wrap-anywhere">
            <EventLine event={event} team={teams.get(event.teamId)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function EventLine({ event, team }: { event: ClubEvent; team: TeamOfClub | undefined }) {
  const format = useFormat()
  const words = (
    <>
      {format.moment(event.startsAt, event.timeZone)}–{event.endsLocal.slice(11)} ·{' '}
      <bdi>{team?.name}</bdi> · {event.title}
    </>
  )
  if (team?.isOpen !== true) return <span className="inline-block py-1">{words}</span>
  return (
    <Link
      to={paths.event(event.teamId, event.id)}
      className="inline-block py-1 underline touch:py-2"
    >
      {words}
    </Link>
  )
}
