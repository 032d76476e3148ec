import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewToken } from '@touchline/contract/integrations/shapes/tokens'

import { client } from '#web/platform/client/client.ts'

const tokensKey = ['integrations', 'tokens'] as const

export function useTokens() {
  return useQuery({ queryKey: tokensKey, queryFn: () => client.integrations.tokens() })
}

/** The response has the secret, so it isn't cached. */
export function useMakeToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: NewToken) => client.integrations.makeToken(wanted),
    onSettled: () => cache.invalidateQueries({ queryKey: tokensKey }),
    gcTime: 0,
  })
}

export function useRevokeToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (tokenId: string) => client.integrations.revokeToken({ tokenId }),
    onSettled: () => cache.invalidateQueries({ queryKey: tokensKey }),
  })
}
