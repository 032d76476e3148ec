import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { Plus, UserPlus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { runsTeam } from '#web/teams/runs-team.ts'
import type { TeamsView } from '#web/teams/teams-tabs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Creating a team is the primary action only for people without any team. */
export function TeamsActions({ view, mine }: { view: TeamsView; mine: MyTeams }) {
  const text = useText('teams').mine
  if (view === 'my-children') return null
  if (view === 'my-clubs')
    return (
      <ButtonLink to={paths.createClub} variant="primary" icon={<Plus aria-hidden />}>
        {text.createClub}
      </ButtonLink>
    )
  return (
    <>
      <ButtonLink to={paths.joinTeam} icon={<UserPlus aria-hidden />}>
        {text.joinTeam}
      </ButtonLink>
      {runsTeam(mine) && (
        <ButtonLink
          to={paths.createTeam}
          variant={mine.teams.length === 0 ? 'primary' : 'secondary'}
          icon={<Plus aria-hidden />}
        >
          {text.createTeam}
        </ButtonLink>
      )}
    </>
  )
}
