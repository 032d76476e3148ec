import type { EventPage } from '@touchline/contract/events/shapes/event'
import { isolated } from '@touchline/domain/values/isolated'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useMatchDay } from './api/match-day.ts'
import { standingOf } from './standing.ts'

/** "Live now: Ravens 1 : 0 Harbour Town", or how it ended; before that, what the match day is for. */
export function StandingInWords({ event }: { event: EventPage }) {
  const { matchDay } = useText('events').page
  const { team } = useTeam()
  const { data: day } = useMatchDay({ teamId: event.teamId, eventId: event.id })
  const standing = day && standingOf(day)
  if (standing === undefined) return matchDay.text
  const { kind, score } = standing
  const sides = [
    isolated(team.name),
    `${score.own} : ${score.opponent}`,
    isolated(event.opponent ?? ''),
  ]
  return <span className="figures text-ink">{matchDay[kind](sides.filter(Boolean).join(' '))}</span>
}
