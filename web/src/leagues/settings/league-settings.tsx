import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { may } from '@touchline/domain/teams/permissions'

import { useActor } from '#web/teams/team-context.tsx'

import { DecisionsCard } from './decisions/decisions-card.tsx'
import { DeleteLeague } from './delete-league.tsx'
import { GeneralCard } from './general-card.tsx'
import { ImportsCard } from './imports-card.tsx'
import { LotsCard } from './lots/lots-card.tsx'
import { PublicPageCard } from './public-page-card.tsx'
import { RulesCard } from './rules/rules-card.tsx'
import { StagesCard } from './stages/stages-card.tsx'
import { TeamsCard } from './teams/teams-card.tsx'

/**
 * A league's settings: wizard fields, teams, everything that decides the table, and visibility.
 * Readers see the latter beside the table.
 */
export function LeagueSettings({ whole }: { whole: LeagueDetails }) {
  const { league } = whole
  const actor = useActor()
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <GeneralCard league={league} />
      {may(actor, 'leagues.edit') && (
        <>
          <TeamsCard whole={whole} />
          <RulesCard whole={whole} />
          <DecisionsCard whole={whole} />
          <LotsCard whole={whole} />
          <StagesCard whole={whole} />
          <ImportsCard whole={whole} />
          <PublicPageCard key={league.publicPage?.kind} league={league} />
        </>
      )}
      {may(actor, 'leagues.delete') && <DeleteLeague league={league} />}
    </div>
  )
}
