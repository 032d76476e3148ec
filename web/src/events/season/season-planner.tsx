import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { CalendarRange } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { useUrlState } from '#web/ui/use-url-state.ts'

import { PlanClashes } from './plan-clashes.tsx'
import { PlanEnding } from './plan-ending.tsx'
import { isEmpty } from './plan-lines.ts'
import { PlanMatches } from './plan-matches.tsx'
import { PlanTable } from './plan-table.tsx'
import { PlanWeek } from './plan-week.tsx'
import { useSeasonPlan, type SeasonPlan } from './use-season-plan.ts'

const SeasonDialog = lazy(async () => ({
  default: (await import('./season-dialog.tsx')).SeasonDialog,
}))
const PublishDialog = lazy(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}))

interface SeasonPlannerProps {
  readonly clubId: string
  readonly draft: SeasonDraft
}

/** Two views of one draft, and its publication. */
export function SeasonPlanner({ clubId, draft }: SeasonPlannerProps) {
  const text = useText('clubSeason')
  const plan = useSeasonPlan(clubId, draft)
  const { params, go } = useUrlState<'view'>()
  const view = params.get('view') === 'week' ? 'week' : 'table'
  const [opened, open] = useState<'season' | 'publish'>()
  const refusal = useRefusal(plan)
  const close = () => open(undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start gap-2">
        <div className="w-full sm:w-60">
          <SegmentedControl
            label={text.view}
            size="s"
            value={view}
            onChange={(chosen) => go({ view: chosen === 'week' ? chosen : null })}
            segments={[
              { value: 'table', label: text.table },
              { value: 'week', label: text.week },
            ]}
          />
        </div>
        <SeasonButton draft={draft} onOpen={() => open('season')} />
        <span className="grow max-sm:hidden" />
        <Button variant="primary" refusal={refusal} onClick={() => open('publish')}>
          {text.publish}
        </Button>
      </div>
      <PlanClashes plan={plan} />
      {view === 'table' ? <PlanTable plan={plan} /> : <PlanWeek plan={plan} />}
      <PlanEnding plan={plan} />
      {view === 'table' && <PlanMatches clubId={clubId} plan={plan} />}
      <Suspense>
        {opened === 'season' && (
          <SeasonDialog
            clubId={clubId}
            season={draft.season}
            country={draft.country}
            onClose={close}
          />
        )}
        {opened === 'publish' && <PublishDialog clubId={clubId} plan={plan} onClose={close} />}
      </Suspense>
    </div>
  )
}

interface SeasonButtonProps {
  readonly draft: SeasonDraft
  readonly onOpen: () => void
}

/** The days of the season, which lead to the holidays. */
function SeasonButton({ draft: { season }, onOpen }: SeasonButtonProps) {
  const text = useText('clubSeason')
  const format = useFormat()
  return (
    <Button icon={<CalendarRange className="max-sm:hidden" aria-hidden />} onClick={onOpen}>
      <span>
        <span className="sr-only">{text.days}, </span>
        {format.days(season.from, season.to)}
      </span>
    </Button>
  )
}

/** Why it can't be published yet. */
function useRefusal({ lines, readings, saving }: SeasonPlan): string | undefined {
  const text = useText('clubSeason')
  const open = lines.filter((line) => line.publishedAt === null && !isEmpty(line))
  if (open.length === 0) return text.nothingNew
  const incomplete = open.filter(({ id }) => readings.get(id)?.row === undefined).length
  if (incomplete > 0) return text.incomplete(incomplete)
  return saving.state === 'saved' ? undefined : text.waitSaved
}
