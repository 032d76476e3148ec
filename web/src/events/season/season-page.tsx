import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { namesNothing } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useSeasonDraft } from './api.ts'
import { SeasonPlanner } from './season-planner.tsx'

/** Trainings and friendlies of all teams as a draft, until they are published. */
export default function SeasonPage() {
  const { clubId = '' } = useParams()
  const text = useText('clubSeason')
  const { title: calendar } = useText('clubCalendar')
  const club = useClub({ clubId, enabled: true })
  const draft = useSeasonDraft(clubId)
  if ([club.error, draft.error].some((error) => error !== null && namesNothing(error)))
    return <NotFoundScreen />
  return (
    <PageMain width="wide">
      <PageTitle title={text.title} />
      <div className="mb-2 max-sm:hidden">
        <Breadcrumb
          crumbs={[
            { label: club.data?.club.name ?? '…', to: paths.club(clubId) },
            { label: calendar, to: paths.clubCalendar(clubId) },
            { label: text.title },
          ]}
        />
      </div>
      <h1 tabIndex={-1} className="mb-3 text-xl">
        {text.title}
      </h1>
      {draft.isError && draft.data === undefined && (
        <LoadFailure title={text.failed} query={draft} />
      )}
      {draft.isPending && <SkeletonRows label={text.loading} />}
      {draft.data && <SeasonPlanner clubId={clubId} draft={draft.data} />}
    </PageMain>
  )
}
