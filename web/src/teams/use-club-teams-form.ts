import { zodResolver } from '@hookform/resolvers/zod'
import { newClubTeam } from '@touchline/contract/teams/shapes/mine'
import { mostClubTeams } from '@touchline/domain/clubs/options'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

const rows = z.object({ teams: z.array(newClubTeam).min(1).max(mostClubTeams) })

/** What the form holds: a gender is chosen for each team, until then there is none. */
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

export type ClubTeamsInForm = z.input<typeof rowsInForm>
export type ClubTeams = z.output<typeof rows>

/** The rows of a club's teams; checked by the endpoint's own rules. */
export function useClubTeamsForm(teams: ClubTeamsInForm['teams']) {
  return useForm<ClubTeamsInForm, unknown, ClubTeams>({
    resolver: zodResolver(rowsInForm.pipe(rows)),
    defaultValues: { teams },
  })
}

export type ClubTeamsForm = ReturnType<typeof useClubTeamsForm>
