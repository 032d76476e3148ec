import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { JoinCredential, JoiningPerson } from '@touchline/contract/invitations/shapes'

import { client } from '#web/platform/client/client.ts'

export interface JoinTarget {
  readonly teamId: string
  readonly key: JoinCredential
}

/**
 * The invitation, link or code that was opened; visitors see less than signed-in people. Events
 * don't refetch it, because an invitation that was just accepted would come back as used.
 */
export function useJoinTarget({ teamId, key }: JoinTarget, accountId: string | undefined) {
  return useQuery({
    queryKey: ['doors', teamId, key.kind, key.value, accountId],
    queryFn: () => client.invitations.open({ teamId, key }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

export interface Joining {
  readonly who: JoiningPerson
  readonly otherAddress?: boolean
}

export function useJoin({ teamId, key }: JoinTarget) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (joining: Joining) => client.invitations.join({ teamId, key, ...joining }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['teams'] })
      return cache.invalidateQueries({ queryKey: mineKey })
    },
  })
}

export function useFindByCode() {
  return useMutation({ mutationFn: (code: string) => client.invitations.findByCode({ code }) })
}

const mineKey = ['invitations', 'mine'] as const

/** The reader's own requests to join. */
export function useMyRequests(isSignedIn: boolean) {
  return useQuery({
    queryKey: mineKey,
    queryFn: () => client.invitations.mine(),
    enabled: isSignedIn,
  })
}

export function useWithdraw() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (requestId: string) => client.invitations.withdraw({ requestId }),
    onSettled: () => cache.invalidateQueries({ queryKey: mineKey }),
  })
}
