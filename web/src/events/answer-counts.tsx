import type { Event } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'
import { AnswerBar } from '#web/ui/answer-bar.tsx'

interface AnswerCountsProps extends Pick<Event, 'counts'> {
  /** Coaches and helpers who are coming, in addition to the players in `counts`. */
  readonly staff?: number | undefined
}

/** A thin bar with the counts of an event, including the waiting list. */
export function AnswerCounts({ counts, staff = 0 }: AnswerCountsProps) {
  const { answers, answer, counts: text } = useText('events')
  return (
    <div>
      <AnswerBar
        counts={{
          going: counts.going,
          maybe: counts.maybe,
          'not-going': counts.notGoing,
          silent: counts.silent,
        }}
        labels={{
          going: answers.going,
          maybe: answers.maybe,
          'not-going': answers.not_going,
          silent: answer.silent,
        }}
      />
      {staff > 0 && <p className="figures mt-0.5 text-s text-muted">{text.staff(staff)}</p>}
      {counts.waiting > 0 && (
        <p className="figures mt-0.5 text-s font-medium">{text.waiting(counts.waiting)}</p>
      )}
    </div>
  )
}
