import { useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

/** The team's join link, loaded when needed. */
export function useTeamLink(teamId: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['invitations', teamId, 'link'],
    queryFn: () => client.invitations.joinLink({ teamId }),
    enabled: isWanted,
  })
}
