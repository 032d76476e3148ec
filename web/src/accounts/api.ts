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
import type { Introduction } from '@touchline/domain/accounts/introductions'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { kept } from '#web/platform/offline/queries.ts'

const meKey = ['accounts', 'me'] as const

export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: () => client.accounts.me(),
  ...kept(),
})

/** My account as the data interface knows it; where no cache stands around, the caller brings one. */
export function useMe(cache?: QueryClient) {
  return useQuery(meQuery, cache)
}

/** Saves what I changed about myself; what is not sent stays. */
export function useChangeMe() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: meKey,
    mutationFn: (change: MeChange) => client.accounts.change(change),
    onSuccess: (me: Me) => {
      // Of several quick changes the last answer counts.
      if (cache.isMutating({ mutationKey: meKey }) === 1) takeAnswer(cache, meKey, me)
    },
  })
}

/** The notice that the account is no longer being deleted was read. */
export function useAcknowledgeReturn() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.accounts.acknowledgeReturn(),
    onSuccess: (me: Me) => takeAnswer(cache, meKey, me),
  })
}

const preferencesKey = ['accounts', 'preferences'] as const

/** What I want to be told. */
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

/** The introduction of a page was read: it is not shown again, on no device. */
export function useSeeIntroduction() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (introduction: Introduction) => client.accounts.seeIntroduction({ introduction }),
    onSuccess: (me: Me) => takeAnswer(cache, meKey, me),
  })
}

type Onboarding = Parameters<typeof client.accounts.answerOnboarding>[0]

/** Answers the two questions after the first team; without an answer they were skipped. */
export function useAnswerOnboarding() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (answers: Onboarding) => client.accounts.answerOnboarding(answers),
    onSuccess: (me: Me) => takeAnswer(cache, meKey, me),
  })
}
