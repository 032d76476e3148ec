import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  AuthorizationConsent,
  AuthorizationRequest,
} from '@touchline/contract/integrations/shapes/authorization'

import { client } from '#web/platform/client/client.ts'

export function useAuthorization(request: AuthorizationRequest) {
  return useQuery({
    queryKey: ['integrations', 'authorization', request],
    queryFn: () => client.integrations.authorization(request),
    retry: false,
  })
}

/** The response has a code, so it isn't cached. */
export function useAuthorize() {
  return useMutation({
    mutationFn: (consent: AuthorizationConsent) => client.integrations.authorize(consent),
    gcTime: 0,
  })
}
