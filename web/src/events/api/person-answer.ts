import { type Mutation, useMutationState } from '@tanstack/react-query'
import type { Event } from '@touchline/contract/events/shapes/event'

import { type AnswerMutation, isAnswerMutation } from '../answer-mutation.ts'
import { keyOf, useAnswer } from './answers.ts'

/**
 * Answers for one person in a list. The answer moves the person to another list, and back if
 * refused, so its outcome is shared with wherever the person is then.
 */
export function usePersonAnswer(event: Event, memberId: string) {
  const { mutate } = useAnswer(event, [...keyOf(event.id), memberId])
  const tries = useMutationState({ filters: { mutationKey: keyOf(event.id) }, select: asTry })
  const last = tries.findLast(({ mutation }) =>
    mutation?.answers.some((one) => one.memberId === memberId),
  )
  const isError = last?.error != null && last.key.includes(memberId)
  return { mutate, isError, error: last?.error ?? null, variables: last?.mutation?.answers }
}

interface Try {
  readonly key: readonly unknown[]
  readonly mutation: AnswerMutation | undefined
  readonly error: Error | null
}

function asTry({ options, state: { variables, error } }: Mutation): Try {
  return {
    key: options.mutationKey ?? [],
    mutation: isAnswerMutation(variables) ? variables : undefined,
    error,
  }
}
