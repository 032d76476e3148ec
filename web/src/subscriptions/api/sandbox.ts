import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  SandboxCheckout,
  SandboxChoice,
} from '@touchline/contract/subscriptions/shapes/sandbox'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (sessionId: string) => ['subscriptions', 'sandbox', sessionId] as const

/** The sandbox's checkout. */
export function useSandboxCheckout(sessionId: string) {
  return useQuery({
    queryKey: keyOf(sessionId),
    queryFn: () => client.subscriptions.sandbox({ sessionId }),
  })
}

export function useAnswerSandbox(sessionId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (choice: SandboxChoice) =>
      client.subscriptions.answerSandbox({ sessionId, choice }),
    onSuccess: (checkout: SandboxCheckout) => takeAnswer(cache, keyOf(sessionId), checkout),
  })
}
