import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { ImportPlaceProvider } from '#web/members/import/import-place.tsx'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamsWaiting } from '#web/teams/teams-waiting.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { ClubMoveWizard } from './club-move-wizard.tsx'

/** Brings a club's people, events and attendance from other software. */
export default function MoveClubPage() {
  const { clubId = '' } = useParams()
  const text = useText('moves')
  const club = useClub({ clubId, enabled: true })
  if (club.error && isNotFound(club.error)) return <NotFoundScreen />
  if (!club.data)
    return (
      <PageMain>
        <TeamsWaiting queries={[club]} />
      </PageMain>
    )
  const { name, country } = club.data.club
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        subtitle={<span className="wrap-anywhere">{text.subtitle(name)}</span>}
        crumbs={[{ label: name, to: paths.club(clubId) }]}
      />
      <ImportPlaceProvider place={{ country, fields: [], mayGiveAccess: true, isOfClub: true }}>
        <ClubMoveWizard clubId={clubId} />
      </ImportPlaceProvider>
    </PageMain>
  )
}
