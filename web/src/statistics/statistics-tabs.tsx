import { may } from '@touchline/domain/teams/permissions'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import type { GamesFilter } from './api.ts'
import { PlayersStats } from './players/players-stats.tsx'
import { SeasonStandings } from './season-standings.tsx'
import { TeamStats } from './team/team-stats.tsx'
import { type StatisticsTab, statisticsTabs, useStatisticsPlace } from './use-statistics-place.ts'

/** Tabs for standings, team and players. */
export function StatisticsTabs({ counted }: { counted: GamesFilter }) {
  const text = useText('statistics')
  const { team } = useTeam()
  const { tab, go } = useStatisticsPlace()
  const hasLeagues = may(useActor(), 'leagues.view')
  const tabs = statisticsTabs.filter((one) => one !== 'standings' || hasLeagues)
  const contents: Record<StatisticsTab, ReactNode> = {
    standings: <SeasonStandings counted={counted} />,
    team: <TeamStats counted={counted} />,
    players: <PlayersStats counted={counted} sport={team.sport} />,
  }
  return (
    <Tabs
      label={text.title}
      value={tabs.some((one) => one === tab) ? tab : 'team'}
      onChange={(chosen) => go({ tab: chosen })}
      tabs={tabs.map((value) => ({
        value,
        label: text.tabs[value],
        content: contents[value],
      }))}
    />
  )
}
