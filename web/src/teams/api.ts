import { queryOptions, useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

/** A team, who I am in it and what is left to set up: what every page of the team stands on. */
export function teamQuery(teamId: string) {
  return queryOptions({
    queryKey: ['teams', teamId],
    queryFn: ({ signal }) => client.teams.get({ teamId }, { signal }),
    meta: { alsoOn: ['members'] },
  })
}

export function useTeamPage(teamId: string) {
  return useQuery(teamQuery(teamId))
}
