import type { MoveFindings } from '@touchline/contract/moves/shapes'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { EarlierFigures } from './earlier-figures.tsx'
import { MovedEvents } from './moved-events.tsx'
import { PersonQuestions } from './person-questions.tsx'
import { UnreadLines } from './unread-lines.tsx'
import type { ClubMove, TeamMove } from './use-moves.ts'

interface CheckBodyProps {
  readonly wizard: Pick<
    ClubMove | TeamMove,
    'isReading' | 'importingId' | 'isStale' | 'refusal' | 'choosePerson'
  >
  readonly findings: MoveFindings
  readonly files: ReactNode
  readonly ending: ReactNode
  /** The people. */
  readonly children: ReactNode
}

/** The preview of a move: files, people, events, and what isn't understood. */
export function CheckBody({ wizard, findings, files, ending, children }: CheckBodyProps) {
  const { changedMeanwhile } = useText('memberImport')
  const { errors } = useText('wire')
  const { quiet } = useText('moves')
  return (
    <div className="grid gap-8" aria-busy={wizard.isReading}>
      {/* A running import uses what was shown, so nothing can be changed any more. */}
      <div className="grid gap-8" inert={wizard.importingId !== undefined}>
        {wizard.isStale && <Banner tone="warning">{changedMeanwhile}</Banner>}
        {wizard.refusal && <Banner tone="danger">{errors[wizard.refusal]}</Banner>}
        {files}
        {children}
        <PersonQuestions questions={findings.personQuestions} onAnswer={wizard.choosePerson} />
        <MovedEvents histories={findings.histories} />
        <EarlierFigures histories={findings.histories} />
        <UnreadLines unread={findings.unread} unreadCount={findings.unreadCount} />
        <p className="max-w-prose text-s text-muted">{quiet}</p>
      </div>
      {ending}
    </div>
  )
}
