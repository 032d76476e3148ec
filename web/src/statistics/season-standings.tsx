import { lazy, Suspense } from 'react'

import { paths } from '#web/app/paths.ts'
import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useLeague, useLeagues } from '#web/leagues/api/leagues.ts'
import { LeagueChoice } from '#web/leagues/league-choice.tsx'
import { useLeaguePlace } from '#web/leagues/use-league-place.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { GamesFilter } from './api.ts'

const Standings = lazy(async () => ({
  default: (await import('#web/leagues/table/standings.tsx')).Standings,
}))

/** Tables of the leagues in a season; leagues without a season are in every one. */
export function SeasonStandings({ counted: { teamId, seasonId, type } }: { counted: GamesFilter }) {
  const { loading } = useText('wire')
  const leagues = useLeagues(teamId)
  const { leagueId } = useLeaguePlace()

  if (leagues.isPending) return <SkeletonRows label={loading} />
  if (leagues.isError) return <LoadErrorState query={leagues} />
  const shown = leagues.data.filter(
    (league) => !seasonId || league.seasonId === null || league.seasonId === seasonId,
  )
  const chosen = shown.find(({ id }) => id === leagueId) ?? shown[0]
  if (chosen === undefined || type === 'friendly')
    return <NoStandings teamId={teamId} isFriendly={type === 'friendly'} />
  return (
    <>
      {shown.length > 1 && (
        <div className="no-print mb-4 sm:w-80">
          <LeagueChoice leagues={shown} chosen={chosen.id} />
        </div>
      )}
      <StandingsOf key={chosen.id} teamId={teamId} leagueId={chosen.id} />
    </>
  )
}

function StandingsOf({ teamId, leagueId }: { teamId: string; leagueId: string }) {
  const { loading } = useText('wire')
  const league = useLeague(teamId, leagueId)
  if (league.isPending) return <SkeletonRows label={loading} />
  if (league.isError) return <LoadErrorState query={league} />
  return (
    <Suspense fallback={<SkeletonRows label={loading} />}>
      <h2 className="mb-3 text-l wrap-anywhere">{league.data.league.name}</h2>
      <Standings whole={league.data} />
    </Suspense>
  )
}

function NoStandings({ teamId, isFriendly }: { teamId: string; isFriendly: boolean }) {
  const { noTable } = useText('statistics')
  return (
    <EmptyState
      title={isFriendly ? noTable.friendly : noTable.none}
      action={<ButtonLink to={paths.leagues(teamId)}>{noTable.toLeagues}</ButtonLink>}
    >
      {noTable.text}
    </EmptyState>
  )
}
