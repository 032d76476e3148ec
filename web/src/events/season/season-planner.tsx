import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { lazy, Suspense, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader, type PageHeaderProps } from '#web/ui/page-header.tsx'
import { useUrlState } from '#web/ui/use-url-state.ts'

import { usePlanClashes } from './plan-clashes.tsx'
import { PlanEnding } from './plan-ending.tsx'
import { PlanMatches } from './plan-matches.tsx'
import type { PlanOwner } from './plan-owner.ts'
import { PlanTable } from './plan-table.tsx'
import { PlanToolbar } from './plan-toolbar.tsx'
import { PlanWeek } from './plan-week.tsx'
import { usePublishRefusal } from './use-publish-refusal.ts'
import { useSeasonPlan } from './use-season-plan.ts'

const SeasonDialog = lazy(async () => ({
  default: (await import('./season-dialog.tsx')).SeasonDialog,
}))
const PublishDialog = lazy(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}))

interface SeasonPlannerProps extends Pick<PageHeaderProps, 'crumbs'> {
  readonly owner: PlanOwner
  readonly draft: SeasonDraft
}

/** Two views of one draft, and its publication. */
export function SeasonPlanner({ owner, draft, crumbs }: SeasonPlannerProps) {
  const text = useText('clubSeason')
  const plan = useSeasonPlan(owner, draft)
  const { params, go } = useUrlState<'view'>()
  const view = params.get('view') === 'week' ? 'week' : 'table'
  const [opened, open] = useState<'season' | 'publish'>()
  const refusal = usePublishRefusal(plan)
  const clashes = usePlanClashes(plan)
  const close = () => open(undefined)
  return (
    <>
      <PageHeader
        title={text.title}
        crumbs={crumbs}
        isOneLine
        actions={
          <Button variant="primary" refusal={refusal} onClick={() => open('publish')}>
            {text.publish}
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4">
        <PlanToolbar
          season={draft.season}
          view={view}
          onView={(chosen) => go({ view: chosen === 'week' ? chosen : null })}
          onSeason={() => open('season')}
        >
          {clashes.button}
        </PlanToolbar>
        {clashes.list}
        {view === 'table' ? <PlanTable plan={plan} /> : <PlanWeek plan={plan} />}
        <PlanEnding plan={plan} />
        {view === 'table' && <PlanMatches plan={plan} />}
      </div>
      <Suspense>
        {opened === 'season' && (
          <SeasonDialog
            owner={owner}
            season={draft.season}
            country={draft.country}
            onClose={close}
          />
        )}
        {opened === 'publish' && <PublishDialog plan={plan} onClose={close} />}
      </Suspense>
    </>
  )
}
