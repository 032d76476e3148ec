import type { LeagueSummary } from '@touchline/contract/leagues/shapes/league'
import { lazy, Suspense } from 'react'

import { useSeasonChoice } from '#web/attendance/choices.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useLeagues } from './api/leagues.ts'
import { HeaderActions } from './header-actions.tsx'
import { LeagueChoice } from './league-choice.tsx'
import type { LeagueFigures } from './league-views.tsx'
import { LeaguesHeader } from './leagues-header.tsx'
import { ShownLeague } from './shown-league.tsx'
import { useLeaguePlace } from './use-league-place.ts'

/** Loaded only if there are no leagues. */
const NoLeagues = lazy(async () => ({ default: (await import('./no-leagues.tsx')).NoLeagues }))

interface AllLeaguesProps {
  /** Team and player figures, passed in by another capability. */
  readonly figures: LeagueFigures
}

/** The team's leagues: matches, tables, figures. */
export function AllLeagues({ figures }: AllLeaguesProps) {
  const { loading } = useText('wire')
  const { currentSeason } = useText('leagues')
  const { team } = useTeam()
  const { seasonId, select } = useSeasonChoice(team.id, currentSeason)
  const leagues = useLeagues(team.id)
  const { leagueId } = useLeaguePlace()

  const shown = (leagues.data ?? []).filter(isOf(seasonId))
  const chosen = shown.find(({ id }) => id === leagueId) ?? shown[0]

  return (
    <>
      <LeaguesHeader
        choices={
          <>
            {select}
            {chosen && <LeagueChoice leagues={shown} chosen={chosen.id} />}
          </>
        }
        actions={chosen && <HeaderActions seasonId={seasonId} before={chosen} />}
      />
      <ShownLeague
        query={leagues}
        chosenId={chosen?.id}
        figures={figures}
        none={
          <Suspense fallback={<SkeletonRows label={loading} />}>
            <NoLeagues seasonId={seasonId} before={leagues.data?.[0]} />
          </Suspense>
        }
      />
    </>
  )
}

/** Leagues without a season are in every one. */
function isOf(seasonId: string | undefined) {
  return (league: LeagueSummary) =>
    seasonId === undefined || league.seasonId === null || league.seasonId === seasonId
}
