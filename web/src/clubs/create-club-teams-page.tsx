import { mostClubTeams } from '@touchline/domain/clubs/options'
import { Navigate, useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { namesNothing } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { TeamsWaiting } from '#web/teams/teams-waiting.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useClub } from './api/club.ts'
import { useClubTeams } from './api/teams.ts'
import { ClubTeamsForm } from './club-teams-form.tsx'
import { useSaveClubTeams } from './use-save-club-teams.ts'

/** Names the teams of a club: that of the address, else my newest; without one, one comes first. */
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
  const { save, isBusy } = useSaveClubTeams(clubId)

  if (club.isError && namesNothing(club.error)) return <Navigate to={paths.createClub} replace />

  const missing = (club.data?.club.teamCount ?? 0) - (existing.data?.length ?? 0)
  return (
    <PageMain width="prose">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={club.data && text.subtitle(club.data.club.name)} />
      {club.data && existing.data ? (
        <ClubTeamsForm
          sport={club.data.club.sport}
          count={Math.min(mostClubTeams, Math.max(1, missing))}
          taken={existing.data.length}
          onSubmit={save}
          busy={isBusy}
        />
      ) : (
        <TeamsWaiting queries={[club, existing]} />
      )}
    </PageMain>
  )
}
