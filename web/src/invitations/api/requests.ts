import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

/** Requests that wait for approval; only staff load them. */
export function useJoinRequests(teamId: string, isStaff: boolean) {
  return useQuery({
    queryKey: ['invitations', teamId, 'requests'],
    queryFn: () => client.invitations.requests({ teamId }),
    enabled: isStaff,
    meta: { alsoOn: ['members'] },
  })
}

export interface Approval {
  readonly requestId: string
  /** The roster row of this person; without it, a new row is added. */
  readonly memberId?: string
}

export function useApprove(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (approval: Approval) =>
      client.invitations.decide({ teamId, approve: true, ...approval }),
    onSettled: refresh,
  })
}

export interface Decline {
  readonly requestId: string
  readonly note?: string
}

export function useDecline(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (decline: Decline) =>
      client.invitations.decide({ teamId, approve: false, ...decline }),
    onSettled: refresh,
  })
}

function useRefresh(teamId: string) {
  const cache = useQueryClient()
  return () => {
    void cache.invalidateQueries({ queryKey: ['members', teamId] })
    return cache.invalidateQueries({ queryKey: ['invitations', teamId] })
  }
}
