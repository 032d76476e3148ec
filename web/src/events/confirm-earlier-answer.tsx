import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'

import { AnsweredBeforeChange } from './answered-before-change.tsx'
import { useAnswer } from './api/answers.ts'
import { useFailedAnswer } from './failed-answer.tsx'

/** Confirms with one tap an answer from before the change. */
export function ConfirmEarlierAnswer({ event, mine }: { event: Event; mine: MyAnswer }) {
  const answer = useAnswer(event)
  const failure = useFailedAnswer(answer)
  const given = mine.answer
  if (!mine.beforeChange || given === null) return null
  return (
    <>
      <AnsweredBeforeChange
        busy={answer.isPending}
        onConfirm={() => answer.mutate([{ memberId: mine.memberId, answer: given }])}
      />
      {failure}
    </>
  )
}
