import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { TeamName } from '../../team-name.tsx'
import { NewTeam } from './new-team.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { TeamDialog } from './team-dialog.tsx'
import { TeamMenu } from './team-menu.tsx'

/** The teams of the league. */
export function TeamsCard({ whole }: { whole: LeagueDetails }) {
  const text = useText('leagueSettings')
  const { order } = useText('leagueParts').teams
  const { league, teams, matches } = whole
  const [edited, setEdited] = useState<LeagueTeam>()
  const [isOrdering, setOrdering] = useState(false)
  const playing = new Set(matches.flatMap(({ home, away }) => [home, away]))
  return (
    <Card
      title={text.teams}
      action={
        teams.length > 1 && (
          <Button size="s" icon={<ArrowDownUp aria-hidden />} onClick={() => setOrdering(true)}>
            {order}
          </Button>
        )
      }
    >
      <ul className="mb-4 divide-y divide-line">
        {teams.map((team) => (
          <li key={team.id} className="flex min-h-12 items-center gap-3 py-1">
            <div className="min-w-0 grow">
              <TeamName team={team} />
              <TeamMarks team={team} />
            </div>
            <TeamMenu
              league={league}
              team={team}
              isPlaying={playing.has(team.id)}
              onEdit={() => setEdited(team)}
            />
          </li>
        ))}
      </ul>
      <NewTeam league={league} />
      {edited && <TeamDialog league={league} team={edited} onClose={() => setEdited(undefined)} />}
      {isOrdering && <OrderDialog whole={whole} onClose={() => setOrdering(false)} />}
    </Card>
  )
}

function TeamMarks({ team }: { team: LeagueTeam }) {
  const { ours } = useText('leagueSettings')
  const text = useText('leagueParts').teams
  if (!team.isOurs && !team.struckOut) return null
  return (
    <span className="flex flex-wrap gap-1 pb-1 pl-9">
      {team.isOurs && <Badge>{ours}</Badge>}
      {team.struckOut && <Badge tone="warning">{text.out}</Badge>}
    </span>
  )
}
