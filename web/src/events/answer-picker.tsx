import type { Answer } from '@touchline/domain/events/answers'

import { useText } from '#web/platform/language/language.tsx'
import { type Answer as Segment, AnswerControl } from '#web/ui/answer-control.tsx'

const segments = { going: 'going', maybe: 'maybe', not_going: 'not-going' } as const
const answerOf = { going: 'going', maybe: 'maybe', 'not-going': 'not_going' } as const

interface AnswerPickerProps {
  readonly label: string
  readonly value: Answer | null
  readonly onChange: (answer: Answer) => void
  readonly disabled?: boolean | undefined
  readonly size?: 'm' | 's' | undefined
}

/** Going · Maybe · Not going, addressing the reader. */
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
