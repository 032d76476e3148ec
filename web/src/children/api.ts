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
    mutationFn: ({ standing, reason }: { readonly standing: Standing; readonly reason: string }) =>
      calls[standing](key, reason),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['members', key.teamId] }),
  })
}

const calls = {
  verify: (key: GuardianKey) => client.children.verifyGuardian(key),
  block: (key: GuardianKey, reason: string) => client.children.blockGuardian({ ...key, reason }),
  unblock: (key: GuardianKey) => client.children.unblockGuardian(key),
} as const
