import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerCard } from '@touchline/contract/events/shapes/answer-link'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (token: string) => ['events', 'answer-link', token]

/** What the link of a letter asks; looking answers nothing. */
export function useAnswerLink(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => client.events.openAnswerLink({ token }),
    retry: false,
  })
}

type Given = Omit<Parameters<typeof client.events.answerByLink>[0], 'token'>

export function useAnswerByLink(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => client.events.answerByLink({ token, ...given }),
    onSuccess: (card: AnswerCard) => takeAnswer(cache, keyOf(token), card),
  })
}
