import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import { mayWithdrawLate } from '@touchline/domain/events/answer-refusal'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useAnswer } from './api/answers.ts'
import { useFailedAnswer } from './failed-answer.tsx'
import { useNow } from './use-now.ts'

/** After the deadline a "yes" can still be withdrawn; the coach is notified. */
export function Withdraw({ event, mine }: { event: Event; mine: MyAnswer }) {
  const { changing } = useText('running')
  const text = useText('events').answer
  const answer = useAnswer(event)
  const failure = useFailedAnswer(answer)
  if (!mayWithdrawLate(event, mine.answer, useNow())) return null
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        busy={answer.isPending}
        busyLabel={text.confirming}
        onClick={() => answer.mutate([{ memberId: mine.memberId, answer: 'not_going' }])}
      >
        {text.withdraw}
      </Button>
      <p className="text-s text-muted">{changing.withdrawHint}</p>
      {failure}
    </div>
  )
}
