import { useMutation, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

interface GuardianKey {
  readonly teamId: string
  readonly memberId: string
  readonly guardianId: string
}

export type Standing = 'verify' | 'block' | 'unblock'

/** Vouches for a guardian, ends the access to a child, or gives it again. */
export function useChangeGuardianship(key: GuardianKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (standing: Standing) => calls[standing](key),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['members', key.teamId] }),
  })
}

const calls = {
  verify: (key: GuardianKey) => client.children.verifyGuardian(key),
  block: (key: GuardianKey) => client.children.blockGuardian(key),
  unblock: (key: GuardianKey) => client.children.unblockGuardian(key),
} as const
