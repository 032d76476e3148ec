import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { mayDeleteLeagues } from '@touchline/domain/leagues/permissions'

import { useActor } from '#web/teams/team-context.tsx'

import { DeleteLeague } from './delete-league.tsx'
import { GeneralCard } from './general-card.tsx'
import { PublicPageCard } from './public-page-card.tsx'
import { TeamsCard } from './teams-card.tsx'

/** What a league is: its name and rules, its teams, and who may read it. */
export function LeagueSettings({ whole }: { whole: WholeLeague }) {
  const actor = useActor()
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <GeneralCard key={whole.league.version} whole={whole} />
      <TeamsCard whole={whole} />
      <PublicPageCard league={whole.league} />
      {mayDeleteLeagues(actor) && <DeleteLeague league={whole.league} />}
    </div>
  )
}
