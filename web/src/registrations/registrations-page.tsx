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

import { useOwnForm } from './api.ts'
import { RegistrationsViews } from './registrations-views.tsx'

/** Who wants to join the club, and the form they fill in. */
export default function RegistrationsPage() {
  const { clubId = '' } = useParams()
  const text = useText('registrations')
  const club = useClub({ clubId, enabled: true })
  const owner = { kind: 'club', id: clubId } as const
  const form = useOwnForm(owner)
  if (form.error !== null && isNotFound(form.error)) return <NotFoundScreen />
  const name = club.data?.club.name ?? text.toClub
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} crumbs={[{ label: name, to: paths.club(clubId) }]} />
      {form.isError && <LoadFailure title={text.failed} query={form} />}
      {form.isPending && <SkeletonRows label={text.loading} />}
      {form.data && <RegistrationsViews owner={owner} name={name} form={form.data} mayEdit />}
    </PageMain>
  )
}
