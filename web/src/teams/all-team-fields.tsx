import type { Team } from '@touchline/contract/teams/shapes'

import { EditTeamContact } from './edit-team-contact.tsx'
import { EditTeamLooks } from './edit-team-looks.tsx'
import { EditTeamPlay } from './edit-team-play.tsx'
import type { TeamForm } from './use-team-problem.ts'

export interface TeamFields {
  readonly form: TeamForm
  readonly team: Team
}

/** All settings of a team. */
export function AllTeamFields(props: TeamFields) {
  return (
    <>
      <EditTeamLooks {...props} />
      <EditTeamPlay {...props} />
      <EditTeamContact {...props} />
    </>
  )
}
