import { useForm } from 'react-hook-form'

import { checkedBy } from '#web/platform/forms/checked-by.ts'

import type { ClubTeams, ClubTeamsInForm } from './club-team-rows.ts'

/** The rows of a club's teams; checked by the endpoint's own rules. */
export function useClubTeamsForm(teams: ClubTeamsInForm['teams']) {
  return useForm<ClubTeamsInForm, unknown, ClubTeams>({
    resolver: checkedBy(async () => (await import('./club-team-rows.ts')).clubTeamRows),
    defaultValues: { teams },
  })
}

export type ClubTeamsForm = ReturnType<typeof useClubTeamsForm>
