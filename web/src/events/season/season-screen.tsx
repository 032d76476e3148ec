import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import type { Crumb } from '#web/ui/breadcrumb.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useSeasonDraft } from './api.ts'
import type { PlanOwner } from './plan-owner.ts'
import { SeasonPlanner } from './season-planner.tsx'

interface SeasonScreenProps {
  readonly owner: PlanOwner
  /** The pages above this one. */
  readonly above: readonly Crumb[]
}

/** Trainings and friendlies of a club or team as a draft, until they are published. */
export function SeasonScreen({ owner, above }: SeasonScreenProps) {
  const text = useText('clubSeason')
  const draft = useSeasonDraft(owner)
  const crumbs = [...above, { label: text.title }]
  if (draft.error !== null && isNotFound(draft.error)) return <NotFoundScreen />
  return (
    <>
      <PageTitle title={text.title} />
      {draft.data ? (
        <SeasonPlanner key={owner.id} owner={owner} draft={draft.data} crumbs={crumbs} />
      ) : (
        <>
          <PageHeader title={text.title} crumbs={crumbs} />
          {draft.isError && <LoadFailure title={text.failed} query={draft} />}
          {draft.isPending && <SkeletonRows label={text.loading} />}
        </>
      )}
    </>
  )
}
