import { Navigate, useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { TeamsWaiting } from '#web/teams/teams-waiting.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useClub } from './api/club.ts'
import { useClubTeams } from './api/teams.ts'
import { NameClubTeams } from './name-club-teams.tsx'

/** Names a club's teams: the one in the URL or the newest; without a club, creates one first. */
export default function CreateClubTeamsPage() {
  const [search] = useSearchParams()
  const mine = useMyTeams()
  const clubId = search.get('club') ?? mine.data?.clubs.at(0)?.id
  if (clubId !== undefined) return <Teams clubId={clubId} />
  if (mine.data) return <Navigate to={paths.createClub} replace />
  return (
    <PageMain width="prose">
      <TeamsWaiting queries={[mine]} />
    </PageMain>
  )
}

function Teams({ clubId }: { clubId: string }) {
  const text = useText('clubs').teams
  const club = useClub({ clubId, enabled: true })
  const existing = useClubTeams({ clubId, enabled: true })

  if (club.isError && isNotFound(club.error)) return <Navigate to={paths.createClub} replace />

  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={club.data && text.subtitle(club.data.club.name)} />
      {club.data && existing.data ? (
        <NameClubTeams club={club.data.club} taken={existing.data.length} />
      ) : (
        <TeamsWaiting queries={[club, existing]} />
      )}
    </PageMain>
  )
}
