import { paths } from '#web/app/paths.ts'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A team's books hold the bills, also of members in no team. */
export function AddTeamFirst({ clubId }: { clubId: string }) {
  const text = useText('dues')
  const mayAddTeam = useMayInClub(clubId)('teams.edit')
  return (
    <EmptyState
      title={text.teamFirst}
      action={
        mayAddTeam && (
          <ButtonLink variant="primary" to={paths.createClubTeams(clubId)}>
            {text.addTeam}
          </ButtonLink>
        )
      }
    >
      {mayAddTeam ? text.teamFirstText : text.teamFirstAsk}
    </EmptyState>
  )
}
