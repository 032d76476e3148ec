import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { FormMarks } from '#web/leagues/table/form-marks.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeamFigures } from '#web/statistics/api.ts'
import { BalanceBar } from '#web/statistics/team/balance-bar.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { usePresence } from './api.ts'

const filters = ['all', 'matches', 'attendance'] as const

type Filter = (typeof filters)[number]

/** Results and attendance of the current season, or of all time without one. */
export function StatisticsCard({ teamId }: { teamId: string }) {
  const text = useText('teams').dashboard
  const [filter, setFilter] = useState<Filter>('all')
  const seasons = useSeasons(teamId)
  const season = { teamId, seasonId: seasons.data?.find(isCurrent)?.id }
  return (
    <Card
      title={text.statistics}
      action={
        <TextLink to={paths.statistics(teamId)} className="text-s">
          {text.seeStatistics}
        </TextLink>
      }
    >
      <SegmentedControl
        label={text.filter}
        size="s"
        segments={filters.map((value) => ({ value, label: text.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      {seasons.isPending ? (
        <Skeleton className="mt-4 h-11" />
      ) : (
        <>
          {filter !== 'attendance' && <Results {...season} />}
          {filter !== 'matches' && <Presence {...season} isAlone={filter === 'attendance'} />}
        </>
      )}
    </Card>
  )
}

function isCurrent({ status }: { readonly status: string }): boolean {
  return status === 'current'
}

interface SeasonOf {
  readonly teamId: string
  readonly seasonId: string | undefined
}

function Results(season: SeasonOf) {
  const text = useText('teams').dashboard
  const figures = useTeamFigures(season)
  if (figures.isPending) return <Skeleton className="mt-4 h-11" />
  if (figures.isError)
    return (
      <div className="mt-4">
        <LoadErrorState query={figures} />
      </div>
    )
  const { total, form } = figures.data
  return (
    <div className="mt-4 grid gap-3">
      {total.played === 0 ? (
        <p className="text-muted">{text.noResults}</p>
      ) : (
        <div>
          <FormMarks results={form} />
        </div>
      )}
      <BalanceBar balance={total} />
    </div>
  )
}

function Presence({ teamId, seasonId, isAlone }: SeasonOf & { readonly isAlone: boolean }) {
  const text = useText('teams').dashboard
  const format = useFormat()
  const { data: presence } = usePresence(teamId, seasonId)
  if (presence === undefined)
    return isAlone ? <p className="mt-4 text-muted">{text.noResults}</p> : null
  return (
    <div className="mt-4">
      <p className="figures mb-2 flex justify-between gap-4">
        <span>{text.presence}</span>
        <span className="font-semibold">{format.share(presence)}</span>
      </p>
      <Progress label={text.presence} value={presence} max={1} />
    </div>
  )
}
