import type { Event } from '@touchline/contract/events/shapes/event'

import { AllChildren } from './all-children.tsx'
import { MyAnswer } from './my-answer.tsx'
import { ReadOnlyAnswer } from './read-only-answer.tsx'
import { useNow } from './use-now.ts'

/** My answers on an event card: editable before, read-only after, hidden if cancelled. */
export function MyAnswers({ event, refusal }: { event: Event; refusal: string | undefined }) {
  const isOver = Date.parse(event.endsAt) < useNow().getTime()
  if (event.cancelledAt !== null) return null
  if (isOver) return event.mine.map((mine) => <ReadOnlyAnswer key={mine.memberId} mine={mine} />)
  return (
    <>
      <div className="no-print grid gap-3">
        {refusal === undefined && <AllChildren event={event} />}
        {event.mine.map((mine) => (
          <MyAnswer key={mine.memberId} event={event} mine={mine} refusal={refusal} />
        ))}
      </div>
      <div className="hidden print:block">
        {event.mine.map((mine) => (
          <ReadOnlyAnswer key={mine.memberId} mine={mine} />
        ))}
      </div>
    </>
  )
}
