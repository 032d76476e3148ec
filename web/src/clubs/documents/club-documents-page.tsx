import { FilePlus } from 'lucide-react'
import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamsWaiting } from '#web/teams/teams-waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useClub } from '../api/club.ts'
import { useClubTeams } from '../api/teams.ts'
import { DocumentList } from './document-list.tsx'
import { useOpenedDocument } from './use-opened-document.ts'

/** Documents for several teams, such as statutes, forms and rules. */
export default function ClubDocumentsPage() {
  const { clubId = '' } = useParams()
  const text = useText('clubDocuments')
  const club = useClub({ clubId, enabled: true })
  const teams = useClubTeams({ clubId, enabled: true })
  const [opened, open] = useOpenedDocument()
  if (club.error && isNotFound(club.error)) return <NotFoundScreen />
  const name = club.data?.club.name ?? '…'
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        crumbs={[{ label: name, to: paths.club(clubId) }]}
        actions={
          <Button variant="primary" icon={<FilePlus aria-hidden />} onClick={() => open('new')}>
            {text.add}
          </Button>
        }
      />
      {teams.data ? (
        <DocumentList clubId={clubId} teams={teams.data} opened={opened} onOpen={open} />
      ) : (
        <TeamsWaiting queries={[teams]} />
      )}
    </PageMain>
  )
}
