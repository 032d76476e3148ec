import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  Me,
  MeChange,
  PreferencesChange,
  PreferencesOnWire,
} from '@touchline/contract/accounts/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

const meKey = ['accounts', 'me'] as const

export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: () => client.accounts.me(),
  ...keepOffline(),
})

/** The reader's account; outside a query provider the caller passes the cache. */
export function useMe(cache?: QueryClient) {
  return useQuery(meQuery, cache)
}

export function useChangeMe() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: meKey,
    mutationFn: (change: MeChange) => client.accounts.change(change),
    onSuccess: (me: Me) => {
      // Of several quick changes only the last response counts.
      if (cache.isMutating({ mutationKey: meKey }) === 1) takeAnswer(cache, meKey, me)
    },
  })
}

const preferencesKey = ['accounts', 'preferences'] as const

export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: () => client.accounts.preferences(),
  })
}

export function useChangePreferences() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: PreferencesChange) => client.accounts.changePreferences(change),
    onSuccess: (saved: PreferencesOnWire) => takeAnswer(cache, preferencesKey, saved),
  })
}
