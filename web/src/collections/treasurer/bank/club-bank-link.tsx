import { mayInClub } from '@touchline/domain/clubs/permissions'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { useTeam } from '#web/teams/team-context.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** For treasurers of the club, who import its statement once for all teams. */
export function ClubBankLink() {
  const text = useText('bank')
  const { team } = useTeam()
  const clubs = useMyTeams().data?.clubs ?? []
  const club = clubs.find(({ id }) => id === team.club?.id)
  if (club === undefined || !mayInClub(club, 'debits.manage')) return null
  return <TextLink to={paths.clubBank(club.id)}>{text.forClub}</TextLink>
}
