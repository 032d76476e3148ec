import type { TeamFigures } from '@touchline/contract/statistics/shapes'
import { ChartLine } from 'lucide-react'

import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type GamesFilter, useTeamFigures } from '../api.ts'
import { Balances } from './balances.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Runs } from './runs.tsx'
import { ScoresOverTime } from './scores-over-time.tsx'

export function TeamStats({ counted }: { counted: GamesFilter }) {
  const text = useText('statistics').team
  const { loading } = useText('wire')
  const figures = useTeamFigures(counted)

  if (figures.isPending) return <SkeletonRows label={loading} />
  if (figures.isError) return <LoadErrorState query={figures} />
  if (figures.data.total.played === 0)
    return (
      <EmptyState icon={<ChartLine aria-hidden />} title={text.none}>
        {text.noneText}
      </EmptyState>
    )
  return <Figures figures={figures.data} counted={counted} />
}

function Figures({ figures, counted }: { figures: TeamFigures; counted: GamesFilter }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:pairs-[18rem]">
      <Balances figures={figures} />
      <div className="grid grid-cols-1 gap-6">
        <KeyFigures figures={figures} />
        <Runs runs={figures.runs} />
      </div>
      <div className="min-w-0 lg:col-span-full">
        <ScoresOverTime figures={figures} counted={counted} />
      </div>
    </div>
  )
}
