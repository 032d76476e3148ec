import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useWebsite } from './api.ts'
import { WebsiteSettings } from './website-settings.tsx'

/** The public website of a club. */
export default function WebsitePage() {
  const { clubId = '' } = useParams()
  const text = useText('websites')
  const club = useClub({ clubId, enabled: true })
  const { error } = useWebsite({ clubId })
  if (error !== null && isNotFound(error)) return <NotFoundScreen />
  const name = club.data?.club.name ?? ''
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} crumbs={[{ label: name, to: paths.club(clubId) }]} />
      <WebsiteSettings owner={{ clubId }} />
    </PageMain>
  )
}
