import type { MyAnswer } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'

/** A read-only answer: to a past event, or in print. */
export function ReadOnlyAnswer({ mine }: { mine: MyAnswer }) {
  const { answer: text, answers } = useText('events')
  const { relation, firstName, answer, waiting } = mine
  return (
    <p className="text-s">
      <span className="text-muted">
        {relation === 'child' ? text.of(firstName) : text.yours} ·{' '}
      </span>
      {waiting !== null
        ? text.waitingShort(waiting)
        : answer === null
          ? text.silent
          : answers[answer]}
    </p>
  )
}
