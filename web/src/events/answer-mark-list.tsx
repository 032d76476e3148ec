import type { PersonAnswer } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'

/** Notes on an answer: given before the event moved, or a "yes" withdrawn too late. */
export function AnswerMarks({ person }: { person: PersonAnswer }) {
  const { changing: text } = useText('running')
  return (
    <>
      {person.beforeChange && <p className="text-s text-muted">{text.before}</p>}
      {person.isLate && <p className="text-s font-medium text-warning">{text.late}</p>}
    </>
  )
}
