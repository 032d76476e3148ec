import type { Event, MyAnswer as Mine } from '@touchline/contract/events/shapes/event'
import type { Answer } from '@touchline/domain/events/answers'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { WaitsForNetwork } from '#web/platform/offline/waits-for-network.tsx'
import { type Answer as Segment, AnswerControl } from '#web/ui/answer-control.tsx'

import { useAnswer, useWaitingAnswers } from './api/answers.ts'
import { useFailedAnswer } from './failed-answer.tsx'
import { useMovedUp } from './use-moved-up.ts'

const segments = { going: 'going', maybe: 'maybe', not_going: 'not-going' } as const
const answerOf = { going: 'going', maybe: 'maybe', 'not-going': 'not_going' } as const

interface MyAnswerProps {
  readonly event: Event
  readonly mine: Mine
  /** Why no answer is taken. */
  readonly refusal: string | undefined
  readonly size?: 'm' | 's' | undefined
}

/** One person's answer: visible at once, with what became of it in words below. */
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
      {failure}
      {waits && <WaitsForNetwork />}
      {mine.awayUntil !== null && <AwayWords until={mine.awayUntil} />}
      {refusal === undefined ? (
        <StandingInWords event={event} mine={mine} />
      ) : (
        <p className="text-s text-muted">{refusal}</p>
      )}
    </div>
  )
}

interface AnswerPickerProps {
  readonly label: string
  readonly value: Answer | null
  readonly onChange: (answer: Answer) => void
  readonly disabled?: boolean | undefined
  readonly size?: 'm' | 's' | undefined
}

/** Going · Maybe · Not going in the reader's words. */
export function AnswerPicker({ value, onChange, ...props }: AnswerPickerProps) {
  const { choose } = useText('events').answer
  return (
    <AnswerControl
      {...props}
      words={{ going: choose.going, maybe: choose.maybe, 'not-going': choose.not_going }}
      value={value === null ? null : segments[value]}
      onChange={(segment: Segment) => onChange(answerOf[segment])}
    />
  )
}

/** Why an answer stands that nobody gave. */
export function AwayWords({ until }: { until: string }) {
  const text = useText('away')
  const { day } = useFormat()
  return <p className="text-s text-muted">{text.until(day(until))}</p>
}

/** Whether a yes has a place or waits in line; said, and announced, only where places are limited. */
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
  const movedUp = useMovedUp(mine)
  if (mine.waiting !== null)
    return isChild ? text.waitingFor(mine.firstName, mine.waiting) : text.waiting(mine.waiting)
  if (movedUp) return isChild ? text.movedUpFor(mine.firstName) : text.movedUp
  return isChild ? text.inFor(mine.firstName) : text.in
}
