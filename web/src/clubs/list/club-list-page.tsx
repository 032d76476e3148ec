import { Printer } from 'lucide-react'
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
import { useClubMembers } from '../api/members.ts'
import { PrintableList } from './printable-list.tsx'

/** The members of a club for paper, by name or team by team. */
export default function ClubListPage() {
  const { clubId = '' } = useParams()
  const text = useText('clubImport').paper
  const { title } = useText('clubMembers')
  const club = useClub({ clubId, enabled: true })
  const members = useClubMembers(clubId)

  if (club.error && isNotFound(club.error)) return <NotFoundScreen />
  const name = club.data?.club.name ?? '…'
  return (
    <PageMain width="wide">
      <PageTitle title={text.title} />
      <PageHeader
        title={text.title}
        subtitle={name}
        crumbs={[
          { label: name, to: paths.club(clubId) },
          { label: title, to: paths.clubMembers(clubId) },
        ]}
        actions={
          <Button
            variant="primary"
            icon={<Printer aria-hidden />}
            onClick={() => globalThis.print()}
          >
            {text.print}
          </Button>
        }
      />
      {members.data ? (
        <PrintableList people={members.data.people} />
      ) : (
        <TeamsWaiting queries={[members]} />
      )}
    </PageMain>
  )
}
