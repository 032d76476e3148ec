import { lazy, type ReactNode, Suspense } from 'react'

import { AllLeagues } from '#web/leagues/all-leagues.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

const TeamStats = lazy(async () => ({
  default: (await import('#web/statistics/team/team-stats.tsx')).TeamStats,
}))
const PlayersStats = lazy(async () => ({
  default: (await import('#web/statistics/players/players-stats.tsx')).PlayersStats,
}))

/** A team's leagues, with the results of the team and its players. */
export default function LeaguesPage() {
  return (
    <AllLeagues
      figures={({ id: leagueId, teamId, sport }) => ({
        team: (
          <Waiting>
            <TeamStats counted={{ teamId, leagueId }} />
          </Waiting>
        ),
        players: (
          <Waiting>
            <PlayersStats counted={{ teamId, leagueId }} sport={sport} />
          </Waiting>
        ),
      })}
    />
  )
}

function Waiting({ children }: { children: ReactNode }) {
  const { loading } = useText('wire')
  return <Suspense fallback={<SkeletonRows label={loading} />}>{children}</Suspense>
}
