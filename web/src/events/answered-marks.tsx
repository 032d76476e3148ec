import type { PersonAnswer } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'

/** What to know about an answer: given before the event moved, or a "yes" taken back too late. */
export function AnswerMarks({ person }: { person: PersonAnswer }) {
  const { changing: text } = useText('running')
  return (
    <>
      {person.beforeChange && <p className="text-s text-muted">{text.before}</p>}
      {person.isLate && <p className="text-s font-medium text-warning">{text.late}</p>}
    </>
  )
}
