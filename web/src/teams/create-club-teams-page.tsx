import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'
import { mostClubTeams } from '@touchline/domain/clubs/options'
import { Navigate, useNavigate, useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useClub } from '#web/clubs/api.ts'
import { codeOf, isOffline, namesNothing } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useClubTeams, useCreateClubTeams } from './api/club-teams.ts'
import { useMyTeams } from './api/mine.ts'
import { ClubTeamsForm } from './club-teams-form.tsx'
import { TeamsWaiting } from './teams-waiting.tsx'

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
  const words = useText('clubs')
  const { offline } = useText('wire')
  const text = words.teams
  const toast = useToast()
  const navigate = useNavigate()
  const club = useClub({ clubId, enabled: true })
  const existing = useClubTeams({ clubId, enabled: true })
  const create = useCreateClubTeams(clubId)

  function save(teams: readonly NewClubTeam[]) {
    create.mutate(teams, {
      onSuccess: () => {
        toast({ title: text.created })
        void navigate(paths.teams)
      },
      onError: (error) => {
        const isSignedOut = codeOf(error) === 'not_signed_in'
        const why = isOffline(error) ? offline : text.failed
        toast({ title: isSignedOut ? text.notSignedIn : why, tone: 'error' })
        if (isSignedOut) void navigate(paths.login)
      },
    })
  }

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
          busy={create.isPending}
        />
      ) : (
        <TeamsWaiting queries={[club, existing]} />
      )}
    </PageMain>
  )
}
