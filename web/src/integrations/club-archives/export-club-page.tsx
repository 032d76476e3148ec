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

import { ExportClubButton } from './export-club-button.tsx'

/** Exports a club as one file, for its managers. */
export default function ExportClubPage() {
  const { clubId = '' } = useParams()
  const text = useText('clubArchives')
  const { failed, failedHint } = useText('clubs').page
  const club = useClub({ clubId, enabled: true })
  const name = club.data?.club.name
  if (club.error && isNotFound(club.error)) return <NotFoundScreen />
  return (
    <PageMain width="prose">
      <PageTitle title={name === undefined ? text.exportTitle : `${text.exportTitle} · ${name}`} />
      <PageHeader
        title={text.exportTitle}
        crumbs={[
          { label: name ?? text.toClub, to: paths.club(clubId) },
          { label: text.exportTitle },
        ]}
      />
      <div className="grid gap-6">
        <p className="text-muted">{text.exportAbout}</p>
        {club.isLoadingError ? (
          <LoadFailure title={failed} hint={failedHint} query={club} />
        ) : (
          <ExportClubButton clubId={clubId} />
        )}
      </div>
    </PageMain>
  )
}
