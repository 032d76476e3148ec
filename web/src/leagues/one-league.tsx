import { mayRunLeagues } from '@touchline/domain/leagues/permissions'
import { lazy, type ReactNode, Suspense } from 'react'

import { Unreachable } from '#web/events/unreachable.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { useLeague } from './api/leagues.ts'
import { Fixtures } from './fixtures/fixtures.tsx'
import { Standings } from './table/standings.tsx'
import { type LeagueTab, leagueTabs, useLeaguePlace } from './use-league-place.ts'

/** Few open them, and seldom. */
const LeagueSettings = lazy(async () => ({
  default: (await import('./settings/league-settings.tsx')).LeagueSettings,
}))

/** A league in its views; which one is shown stands in the address. */
export function OneLeague({ leagueId }: { leagueId: string }) {
  const text = useText('leagues')
  const { loading } = useText('wire')
  const { team } = useTeam()
  const mayRun = mayRunLeagues(useActor())
  const league = useLeague(team.id, leagueId)
  const { tab, go } = useLeaguePlace()

  if (league.isPending) return <SkeletonRows label={loading} />
  if (league.isError) return <Unreachable query={league} />

  const contents: Partial<Record<LeagueTab, ReactNode>> = {
    fixtures: <Fixtures whole={league.data} />,
    standings: <Standings whole={league.data} />,
    settings: (
      <Suspense fallback={<SkeletonRows label={loading} />}>
        <LeagueSettings whole={league.data} />
      </Suspense>
    ),
    players: <EmptyState title={text.players.title}>{text.players.text}</EmptyState>,
  }
  return (
    <>
      <h2 className="mb-3 text-l wrap-anywhere">{league.data.league.name}</h2>
      <Tabs
        label={text.title}
        value={tab}
        onChange={(chosen) => go({ tab: chosen })}
        tabs={leagueTabs
          .filter((one) => contents[one] !== undefined && (one !== 'settings' || mayRun))
          .map((value) => ({ value, label: text.views[value], content: contents[value] }))}
      />
    </>
  )
}
