import { Printer } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useSeasonChoice } from '#web/attendance/choices.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { Introduction } from './introduction.tsx'
import { StatisticsFilters } from './statistics-filters.tsx'
import { StatisticsTabs } from './statistics-tabs.tsx'
import { useStatisticsPlace } from './use-statistics-place.ts'

export default function StatisticsPage() {
  const text = useText('statistics')
  const { loading } = useText('wire')
  const { team } = useTeam()
  const { seasonId, isKnown, name, select } = useSeasonChoice(team.id)
  const { type } = useStatisticsPlace()
  const isWide = useIsWide(40)
  const filters = <StatisticsFilters season={select} />
  const printed = [team.name, name, type === undefined ? '' : text.types[type]]

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <PageHeader
        title={text.title}
        subtitle={
          <span className="hidden print:inline">
            <Facts of={printed} />
          </span>
        }
        isOneLine
        actions={
          isWide ? (
            <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
              {text.print}
            </Button>
          ) : (
            filters
          )
        }
      />
      {isWide && filters}
      {isKnown ? (
        <StatisticsTabs counted={{ teamId: team.id, seasonId, type }} />
      ) : (
        <SkeletonRows label={loading} />
      )}
      {isKnown && <Introduction counted={{ teamId: team.id, seasonId, type }} />}
    </>
  )
}
