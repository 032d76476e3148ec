import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useDues } from './api.ts'
import { DuesViews } from './dues-views.tsx'

/** A club's dues: rules, bills and payments. */
export default function DuesPage() {
  const { clubId = '' } = useParams()
  const text = useText('dues')
  const club = useClub({ clubId, enabled: true })
  const dues = useDues(clubId)
  if (isGone(club.error) || isGone(dues.error)) return <NotFoundScreen />
  const name = club.data?.club.name
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        subtitle={name !== undefined && <span className="wrap-anywhere sm:hidden">{name}</span>}
        crumbs={[{ label: name ?? text.toClub, to: paths.club(clubId) }]}
      />
      {dues.isError && <LoadFailure title={text.failed} query={dues} />}
      {dues.isPending && <SkeletonRows label={text.loading} />}
      {dues.data && <DuesViews clubId={clubId} club={club.data} dues={dues.data} />}
    </PageMain>
  )
}

function isGone(error: Error | null): boolean {
  return error !== null && isNotFound(error)
}
