import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

export interface GuardianKey {
  readonly teamId: string
  readonly memberId: string
  readonly guardianId: string
}

export type GuardianStatus = 'verified' | 'blocked' | 'unblocked'

interface StatusChange {
  readonly status: GuardianStatus
  readonly reason?: string
}

/** Verifies a guardian, blocks their access to a child, or unblocks it. */
export function useChangeGuardianship(key: GuardianKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: StatusChange) => client.children.changeGuardianship({ ...key, ...change }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['members', key.teamId] }),
  })
}

/** Who blocked a guardian, when and why; for admins. */
export function useBlock({ guardianId, ...child }: GuardianKey) {
  return useQuery({
    queryKey: ['members', child.teamId, 'blocks', child.memberId],
    queryFn: () => client.children.blocks(child),
    select: ({ blocks }) => blocks.find((block) => block.guardianId === guardianId),
  })
}
