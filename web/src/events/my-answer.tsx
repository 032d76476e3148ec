import type { Event, MyAnswer as Mine } from '@touchline/contract/events/shapes/event'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { WaitsForNetwork } from '#web/platform/offline/waits-for-network.tsx'

import { AnswerPicker } from './answer-picker.tsx'
import { useAnswer, useWaitingAnswers } from './api/answers.ts'
import { ConfirmEarlierAnswer } from './confirm-earlier-answer.tsx'
import { Disagreement } from './disagreement.tsx'
import { useFailedAnswer } from './failed-answer.tsx'
import { useWasPromoted } from './use-was-promoted.ts'
import { Withdraw } from './withdraw.tsx'

interface MyAnswerProps {
  readonly event: Event
  readonly mine: Mine
  /** Why no answer is accepted. */
  readonly refusal: string | undefined
  readonly size?: 'm' | 's' | undefined
}

/** One person's answer, shown at once, with its status below. */
export function MyAnswer({ event, mine, refusal, size }: MyAnswerProps) {
  const text = useText('events').answer
  const answer = useAnswer(event)
  const failure = useFailedAnswer(answer)
  const waits = useWaitingAnswers(event.id).has(mine.memberId)
  const isChild = mine.relation === 'child'

  return (
    <div className="grid gap-1.5">
      {isChild && <p className="truncate text-s font-medium">{mine.firstName}</p>}
      <AnswerPicker
        label={isChild ? text.titleFor(mine.firstName) : text.title}
        value={mine.answer}
        disabled={refusal !== undefined}
        size={size}
        onChange={(given) => answer.mutate([{ memberId: mine.memberId, answer: given }])}
      />
      <ConfirmEarlierAnswer event={event} mine={mine} />
      <Disagreement said={mine.disagreement} />
      {failure}
      {waits && <WaitsForNetwork />}
      {mine.awayUntil !== null && <AbsenceNote until={mine.awayUntil} />}
      {refusal === undefined ? (
        <StandingInWords event={event} mine={mine} />
      ) : (
        <>
          <p className="text-s text-muted">{refusal}</p>
          <Withdraw event={event} mine={mine} />
        </>
      )}
    </div>
  )
}

/** Explains an answer that an absence caused. */
export function AbsenceNote({ until }: { until: string }) {
  const text = useText('away')
  const { day } = useFormat()
  return <p className="text-s text-muted">{text.until(day(until))}</p>
}

/** Whether a yes has a place or is on the waiting list; shown only if places are limited. */
function StandingInWords({ event, mine }: Pick<MyAnswerProps, 'event' | 'mine'>) {
  const words = useStandingWords(mine)
  if (event.places === null) return null
  return (
    <p role="status" className="text-s text-muted empty:-mt-1.5">
      {mine.answer === 'going' && words}
    </p>
  )
}

function useStandingWords(mine: Mine): string {
  const text = useText('events').answer
  const isChild = mine.relation === 'child'
  const movedUp = useWasPromoted(mine)
  if (mine.waiting !== null)
    return isChild ? text.waitingFor(mine.firstName, mine.waiting) : text.waiting(mine.waiting)
  if (movedUp) return isChild ? text.movedUpFor(mine.firstName) : text.movedUp
  return isChild ? text.inFor(mine.firstName) : text.in
}
