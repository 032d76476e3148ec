import type { League } from '@touchline/contract/leagues/shapes/league'
import { lazy, type ReactNode, Suspense } from 'react'

import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { useLeague } from './api/leagues.ts'
import { Fixtures } from './matches/fixtures.tsx'
import { Standings } from './table/standings.tsx'
import { type LeagueTab, leagueTabs, useLeaguePlace } from './use-league-place.ts'

/** Loaded when opened, as it is rarely needed. */
const LeagueSettings = lazy(async () => ({
  default: (await import('./settings/league-settings.tsx')).LeagueSettings,
}))

const KnockOuts = lazy(async () => ({
  default: (await import('./knock-out/knock-outs.tsx')).KnockOuts,
}))

/** Team and player figures of a league. */
export type LeagueFigures = (league: League) => Readonly<Record<'team' | 'players', ReactNode>>

interface OneLeagueProps {
  readonly leagueId: string
  readonly figures: LeagueFigures
}

/** A league's views, chosen by the URL. */
export function LeagueViews({ leagueId, figures }: OneLeagueProps) {
  const text = useText('leagues')
  const { loading } = useText('wire')
  const { team } = useTeam()
  const league = useLeague(team.id, leagueId)
  const { tab, go } = useLeaguePlace()

  if (league.isPending) return <SkeletonRows label={loading} />
  if (league.isError) return <LoadErrorState query={league} />

  const contents: Record<LeagueTab, ReactNode> = {
    fixtures: <Fixtures whole={league.data} />,
    standings: <Standings whole={league.data} />,
    knockOut: (
      <Suspense fallback={<SkeletonRows label={loading} />}>
        <KnockOuts whole={league.data} />
      </Suspense>
    ),
    settings: (
      <Suspense fallback={<SkeletonRows label={loading} />}>
        <LeagueSettings whole={league.data} />
      </Suspense>
    ),
    ...figures(league.data.league),
  }
  const tabs = leagueTabs.filter((one) => one !== 'knockOut' || league.data.knockOuts.length > 0)
  return (
    <>
      <h2 className="mb-3 text-l wrap-anywhere max-sm:sr-only">{league.data.league.name}</h2>
      <Tabs
        label={text.title}
        value={tabs.includes(tab) ? tab : 'fixtures'}
        onChange={(chosen) => go({ tab: chosen })}
        tabs={tabs.map((value) => ({
          value,
          label: text.views[value],
          content: contents[value],
        }))}
      />
    </>
  )
}
