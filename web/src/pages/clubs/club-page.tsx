import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useClub } from '#web/clubs/api/club.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { Cover } from '#web/teams/cover.tsx'

import { ClubChecks } from './club-checks.tsx'
import { ClubHeader } from './club-header.tsx'
import { ClubLinks } from './club-links.tsx'
import { ClubStaff } from './club-staff.tsx'
import { ClubTeamList } from './club-team-list.tsx'
import { ClubWaiting } from './club-waiting.tsx'
import { useDeletionDialog } from './use-deletion-dialog.ts'

/** Used at most once a season, so loaded after the page. */
const ClubEnding = lazy(async () => ({ default: (await import('./club-ending.tsx')).ClubEnding }))

/** A club's teams with figures, its staff and all its people. */
export default function ClubPage() {
  const { clubId = '' } = useParams()
  const { ending, end, isWatched } = useDeletionDialog()
  const watch = { clubId, enabled: isWatched }
  const page = useClub(watch)

  if (page.isError && isNotFound(page.error)) return <NotFoundScreen />
  if (!page.data) return <ClubWaiting query={page} />

  const { club } = page.data
  return (
    <PageMain>
      <PageTitle title={club.name} />
      <Cover picture={club.cover} />
      <ClubHeader page={page.data} onEnd={end} />
      <ClubLinks page={page.data} />
      <ClubTeamList page={page.data} watch={watch} />
      <ClubStaff page={page.data} />
      <ClubChecks page={page.data} isWatched={isWatched} />
      <Suspense>
        <ClubEnding club={club} ending={ending} end={end} />
      </Suspense>
    </PageMain>
  )
}
