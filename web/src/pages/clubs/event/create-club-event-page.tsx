import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api/club.ts'
import { useOpenTeams } from '#web/clubs/api/teams.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamsWaiting } from '#web/teams/teams-waiting.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { ClubEventForm } from './club-event-form.tsx'

/** One event for several teams of a club: general meeting, club tournament, summer party. */
export default function CreateClubEventPage() {
  const { clubId = '' } = useParams()
  const { group: text } = useText('running')
  const club = useClub({ clubId, enabled: true })
  const teams = useOpenTeams(clubId)
  if (club.error && isNotFound(club.error)) return <NotFoundScreen />
  const name = club.data?.club.name ?? '…'
  return (
    <PageMain width="form">
      <PageTitle title={text.create} />
      <PageHeader title={text.create} crumbs={[{ label: name, to: paths.club(clubId) }]} />
      {teams.data ? (
        <ClubEventForm clubId={clubId} teams={teams.data} />
      ) : (
        <TeamsWaiting queries={[teams]} />
      )}
    </PageMain>
  )
}
