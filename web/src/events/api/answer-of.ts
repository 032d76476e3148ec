import { type Mutation, useMutationState } from '@tanstack/react-query'
import type { Event } from '@touchline/contract/events/shapes/event'

import { type AnswerMutation, isAnswerMutation } from '../answer-mutation.ts'
import { keyOf, useAnswer } from './answers.ts'

/**
 * The answer given in the line of one person. It moves that line to another list, and back when it is
 * refused: what became of it is known to whichever line stands there then.
 */
export function useAnswerOf(event: Event, memberId: string) {
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
