import { newClubTeam } from '@touchline/contract/teams/shapes/mine'
import { maxClubTeams } from '@touchline/domain/clubs/options'
import { z } from 'zod'

const rows = z.object({ teams: z.array(newClubTeam).min(1).max(maxClubTeams) })

/** The form's values, in which a gender may be missing. */
const rowsInForm = z.object({
  teams: z.array(
    newClubTeam.extend({
      name: z.string(),
      ageGroup: z.string(),
      sport: z.string(),
      gender: newClubTeam.shape.gender.nullable(),
    }),
  ),
})

/** The rows as they are typed, read by the endpoint's own rules. */
export const clubTeamRows = rowsInForm.pipe(rows)

export type ClubTeamsInForm = z.input<typeof rowsInForm>
export type ClubTeams = z.output<typeof rows>
