import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'

import { client } from '#web/platform/client/client.ts'

/** The teams of a club with their figures. */
export function useClubTeams(clubId: string) {
  return useQuery({
    queryKey: ['teams', 'of-club', clubId],
    queryFn: () => client.teams.clubTeams({ clubId }),
    select: ({ teams }) => teams,
    meta: { alsoOn: ['members', 'events'] },
  })
}

export function useCreateClubTeams(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (teams: readonly NewClubTeam[]) =>
      client.teams.createClubTeams({ clubId, teams: [...teams] }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
}
