import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

export interface GuardianKey {
  readonly teamId: string
  readonly memberId: string
  readonly guardianId: string
}

export type Standing = 'verify' | 'block' | 'unblock'

/** Vouches for a guardian, ends the access to a child, or gives it again. */
export function useChangeGuardianship(key: GuardianKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ standing, reason }: { readonly standing: Standing; readonly reason: string }) =>
      calls[standing](key, reason),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['members', key.teamId] }),
  })
}

/** How the access of a guardian was ended; for admins. */
export function useBlock({ guardianId, ...child }: GuardianKey) {
  return useQuery({
    queryKey: ['members', child.teamId, 'blocks', child.memberId],
    queryFn: () => client.children.blocks(child),
    select: ({ blocks }) => blocks.find((block) => block.guardianId === guardianId),
  })
}

const calls = {
  verify: (key: GuardianKey) => client.children.verifyGuardian(key),
  block: (key: GuardianKey, reason: string) => client.children.blockGuardian({ ...key, reason }),
  unblock: (key: GuardianKey) => client.children.unblockGuardian(key),
} as const
