import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'

import { useAnswer } from './api/answers.ts'
import { BeforeChange } from './before-change.tsx'
import { useFailedAnswer } from './failed-answer.tsx'

/** My answer is from before the change: one tap says that it still holds. */
export function AnsweredBefore({ event, mine }: { event: Event; mine: MyAnswer }) {
  const answer = useAnswer(event)
  const failure = useFailedAnswer(answer)
  const given = mine.answer
  if (!mine.beforeChange || given === null) return null
  return (
    <>
      <BeforeChange
        busy={answer.isPending}
        onConfirm={() => answer.mutate([{ memberId: mine.memberId, answer: given }])}
      />
      {failure}
    </>
  )
}
