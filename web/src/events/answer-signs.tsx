import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import { Check, CircleDashed, CircleHelp, ListOrdered, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { WaitsSign } from '#web/platform/offline/waits-for-network.tsx'

import { type AnswerGroup, groupOf } from './answer-groups.ts'
import { marksOf } from './answer-marks.ts'
import { useWaitingAnswers } from './api/answers.ts'

/** Each with its own shape: colour alone is not accessible. */
const signs: Readonly<Record<AnswerGroup, ReactNode>> = {
  silent: <CircleDashed className="text-ink" strokeWidth={2.5} />,
  going: <Check className="text-going" strokeWidth={3} />,
  waiting: <ListOrdered className="text-ink" strokeWidth={2.5} />,
  maybe: <CircleHelp className="text-maybe" strokeWidth={2.5} />,
  not_going: <X className="text-not-going" strokeWidth={3} />,
}

interface AnswerSignsProps {
  readonly event: Pick<Event, 'id' | 'mine'>
  /** Whether answering is open: a missing answer matters only then. */
  readonly isOpen: boolean
}

/** The answers of the people I answer for as small icons, with words for screen readers. */
export function AnswerSigns({ event: { id, mine }, isOpen }: AnswerSignsProps) {
  const colon = useColon()
  const { answer, counts } = useText('events')
  const waits = useWaitingAnswers(id).size > 0
  if (mine.length === 0) return null
  // A group is plural; one person's answer uses the button's words.
  const said = { ...counts.groups, ...answer.choose }
  const inWords = (one: MyAnswer) =>
    `${one.relation === 'child' ? answer.of(one.firstName) : answer.yours}${colon} ${said[groupOf(one)]}`
  return (
    <span className="ml-auto inline-flex shrink-0 items-center">
      {marksOf(mine, { isOpen }).map((mark) => (
        <span key={mark} aria-hidden className="inline-flex">
          {signs[mark]}
        </span>
      ))}
      {waits && <WaitsSign />}
      <span className="sr-only">, {mine.map(inWords).join(', ')}</span>
    </span>
  )
}
