import { matchColoursOf } from '@touchline/domain/leagues/match-day/colours'

import { useOpponents } from '#web/teams/api/belongings.ts'
import { useTeam } from '#web/teams/team-context.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'

import type { ShownMatch } from './use-match.ts'

interface MatchCrestProps {
  readonly match: Pick<ShownMatch, 'event' | 'names'>
  readonly side: 'own' | 'opponent'
}

/** The logo of one side, or its initials in its colour. */
export function MatchCrest({ match: { event, names }, side }: MatchCrestProps) {
  const { team } = useTeam()
  const opponents = useOpponents(team.id).data
  const colours = matchColoursOf(team.color, names.opponent)
  const opponent = opponents?.find(({ id }) => id === event.opponentId)
  const shown =
    side === 'own'
      ? { id: team.id, src: team.logo?.thumb }
      : { id: event.opponentId ?? names.opponent, src: opponent?.logo?.thumb }
  return (
    <span className="inline-flex rounded-control ring-2 ring-chalk">
      <TeamShield
        team={{ id: shown.id, name: names[side], color: colours[side] }}
        src={shown.src}
        size="l"
      />
    </span>
  )
}
