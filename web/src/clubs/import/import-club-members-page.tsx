import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { ImportPlaceProvider } from '#web/members/import/import-place.tsx'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamsWaiting } from '#web/teams/teams-waiting.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useClub } from '../api/club.ts'
import { ClubImportWizard } from './club-import-wizard.tsx'

/** Imports one list into all teams, with preview and undo. */
export default function ImportClubMembersPage() {
  const { clubId = '' } = useParams()
  const text = useText('clubImport')
  const { title: members } = useText('clubMembers')
  const club = useClub({ clubId, enabled: true })
  if (club.error && isNotFound(club.error)) return <NotFoundScreen />
  if (!club.data) return <Waiting query={club} />
  const { name, country } = club.data.club
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        subtitle={<span className="wrap-anywhere">{text.subtitle(name)}</span>}
        crumbs={[
          { label: name, to: paths.club(clubId) },
          { label: members, to: paths.clubMembers(clubId) },
        ]}
      />
      <ImportPlaceProvider place={{ country, fields: [], mayGiveAccess: true, isOfClub: true }}>
        <ClubImportWizard clubId={clubId} />
      </ImportPlaceProvider>
    </PageMain>
  )
}

function Waiting({ query }: { query: ReturnType<typeof useClub> }) {
  return (
    <PageMain>
      <TeamsWaiting queries={[query]} />
    </PageMain>
  )
}
