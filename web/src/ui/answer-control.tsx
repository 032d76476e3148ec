import { Check, CircleHelp, X } from 'lucide-react'

import { SegmentedControl } from './segmented-control.tsx'

export type Answer = 'going' | 'maybe' | 'not-going'

export interface AnswerControlProps {
  /** The question, with the person's name when answering for someone else. */
  readonly label: string
  readonly words: Readonly<Record<Answer, string>>
  readonly value: Answer | null | undefined
  readonly onChange: (answer: Answer) => void
  readonly size?: 'm' | 's' | undefined
  readonly disabled?: boolean | undefined
}

/** Going · Maybe · Not going, each with icon, word and colour. */
export function AnswerControl({ words, ...props }: AnswerControlProps) {
  return (
    <SegmentedControl
      {...props}
      segments={[
        { value: 'going', label: words.going, icon: <Check aria-hidden />, tone: 'going' },
        { value: 'maybe', label: words.maybe, icon: <CircleHelp aria-hidden />, tone: 'maybe' },
        {
          value: 'not-going',
          label: words['not-going'],
          icon: <X aria-hidden />,
          tone: 'not-going',
        },
      ]}
    />
  )
}
