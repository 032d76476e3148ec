import { useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

/** The link of a team that staff sends on; asked for when it is wanted. */
export function useTeamLink(teamId: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['invitations', teamId, 'link'],
    queryFn: () => client.invitations.joinLink({ teamId }),
    enabled: isWanted,
  })
}
