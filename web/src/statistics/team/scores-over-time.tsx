import type { TeamFigures } from '@touchline/contract/statistics/shapes'
import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { GamesFilter } from '../api.ts'
import { ExportStatistics } from '../export-statistics.tsx'
import { useStatisticsPlace } from '../use-statistics-place.ts'
import { GamesTable } from './games-table.tsx'

/** Loads the chart library only if there is data. */
const CourseChart = lazy(async () => ({
  default: (await import('./scores-chart.tsx')).ScoresChart,
}))

interface CourseProps {
  readonly figures: TeamFigures
  readonly counted: GamesFilter
}

/** Scored and conceded over time, as a chart or a table. */
export function ScoresOverTime({ figures, counted }: CourseProps) {
  const text = useText('statistics').team
  const { course: view, go } = useStatisticsPlace()
  return (
    <Card title={text.course} className={view === 'chart' ? 'print:break-inside-avoid' : undefined}>
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-56 grow basis-40">
          <SegmentedControl
            label={text.shownAs}
            size="s"
            segments={[
              { value: 'chart', label: text.asChart },
              { value: 'table', label: text.asTable },
            ]}
            value={view}
            onChange={(chosen) => go({ course: chosen === 'chart' ? null : chosen })}
          />
        </div>
        <ExportStatistics counted={counted} what="games" />
      </div>
      {view === 'chart' ? (
        <Suspense fallback={<Skeleton className="h-66" />}>
          <CourseChart figures={figures} />
        </Suspense>
      ) : (
        <GamesTable teamId={counted.teamId} course={figures.course} />
      )}
    </Card>
  )
}
