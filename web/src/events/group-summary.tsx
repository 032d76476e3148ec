import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { EventGroup } from '@touchline/contract/events/shapes/group'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useEventGroup } from './api/group.ts'

/** The number of people coming from all teams with the same event, and from each. */
export function GroupSummary({ event }: { readonly event: EventPage }) {
  const { group: text } = useText('running')
  const teams = useEventGroup(event).data?.teams ?? []
  if (teams.length < 2) return null
  const coming = teams.filter(({ isCancelled }) => !isCancelled)
  const sum = (of: 'going' | 'maybe' | 'silent') =>
    coming.reduce((total, team) => total + team[of], 0)
  return (
    <section className="rounded-surface border border-line bg-surface p-4">
      <h2 className="text-l">{text.title(teams.length)}</h2>
      <p className="figures font-medium">{text.sum(sum('going'), sum('maybe'), sum('silent'))}</p>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto">
        {teams.map((team) => (
          <TeamLine key={team.teamId} team={team} isHere={team.teamId === event.teamId} />
        ))}
      </ul>
    </section>
  )
}

interface TeamLineProps {
  readonly team: EventGroup['teams'][number]
  readonly isHere: boolean
}

function TeamLine({ team, isHere }: TeamLineProps) {
  const { group: text } = useText('running')
  return (
    <li className="py-2">
      <span className="block wrap-anywhere">
        {isHere ? (
          <strong className="font-semibold">{team.teamName}</strong>
        ) : (
          <TextLink to={paths.event(team.teamId, team.eventId)}>{team.teamName}</TextLink>
        )}
      </span>
      <span className="figures block text-s text-muted">
        {team.isCancelled ? text.cancelled : text.sum(team.going, team.maybe, team.silent)}
      </span>
    </li>
  )
}
