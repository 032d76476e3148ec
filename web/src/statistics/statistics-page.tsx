import { gameTypes } from '@touchline/domain/statistics/game-types'
import { Printer } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useSeasonChoice } from '#web/attendance/choices.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { Introduction } from './introduction.tsx'
import { StatisticsTabs } from './statistics-tabs.tsx'
import { useStatisticsPlace } from './use-statistics-place.ts'

/** How the team and its players did, by season and type of game. */
export default function StatisticsPage() {
  const text = useText('statistics')
  const { loading } = useText('wire')
  const { team } = useTeam()
  const { seasonId, isKnown, name, select } = useSeasonChoice(team.id)
  const { type, go } = useStatisticsPlace()
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
        actions={
          <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
            {text.print}
          </Button>
        }
      />
      <div className="no-print mb-4 grid pairs-[9.5rem] gap-3 sm:max-w-123">
        {select}
        <Select
          label={text.type}
          labelHidden
          options={[
            { value: 'all', label: text.allTypes },
            ...gameTypes.map((value) => ({ value, label: text.types[value] })),
          ]}
          value={type ?? 'all'}
          onChange={(chosen) => go({ type: chosen === 'all' ? null : chosen })}
        />
      </div>
      {isKnown ? (
        <StatisticsTabs counted={{ teamId: team.id, seasonId, type }} />
      ) : (
        <SkeletonRows label={loading} />
      )}
      {isKnown && <Introduction counted={{ teamId: team.id, seasonId, type }} />}
    </>
  )
}
