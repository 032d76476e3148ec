import type { Event } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'

import { AnswerPicker } from './answer-picker.tsx'
import { useAnswer } from './api/answers.ts'
import { useFailedAnswer } from './failed-answer.tsx'

/**
 * Answers for all invited children at once; each keeps its own answer. Hidden for a single child.
 */
export function AllChildren({ event }: { event: Event }) {
  const text = useText('events').answer
  const answer = useAnswer(event)
  const failure = useFailedAnswer(answer)
  const children = event.mine.filter(({ relation }) => relation === 'child')
  if (children.length < 2) return null

  const label = text.allChildren(children.length)
  const given = new Set(children.map((child) => child.answer))
  const [shared = null] = given.size === 1 ? given : []
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="text-s font-medium">
        {label}
      </p>
      <AnswerPicker
        label={label}
        value={shared}
        onChange={(chosen) =>
          answer.mutate(children.map(({ memberId }) => ({ memberId, answer: chosen })))
        }
      />
      {failure}
    </div>
  )
}
