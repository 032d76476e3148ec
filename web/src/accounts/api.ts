import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Me } from '@touchline/contract/accounts/shapes'

import { client } from '#web/platform/client/client.ts'

const meKey = ['accounts', 'me'] as const

/** My account as the data interface knows it. */
export function useMe() {
  return useQuery({ queryKey: meKey, queryFn: () => client.accounts.me() })
}

type Onboarding = Parameters<typeof client.accounts.answerOnboarding>[0]

/** Answers the two questions after the first team; both empty when they were skipped. */
export function useAnswerOnboarding() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (answers: Onboarding) => client.accounts.answerOnboarding(answers),
    onSuccess: (me: Me) => cache.setQueryData(meKey, me),
  })
}
