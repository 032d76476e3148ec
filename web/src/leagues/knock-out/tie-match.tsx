import type { Match } from '@touchline/contract/leagues/shapes/matches'
import { PencilLine } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { useOutcomeWords } from '../use-outcome-words.ts'

interface TieMatchProps {
  readonly match: Pick<Match, 'outcome' | 'date' | 'time' | 'isCalledOff'>
  /** The two teams. */
  readonly title: string
  /** An earlier result was corrected after this match, so other teams should have played. */
  readonly isOfOthers: boolean
  /** The team listed second is at home. */
  readonly isTurned: boolean
  readonly onEnter: (() => void) | undefined
}

/** Date, result details and entry of a match in a tie. */
export function TieMatch({ match, title, isOfOthers, isTurned, onEnter }: TieMatchProps) {
  const colon = useColon()
  const text = useText('knockOut')
  const { fixtures } = useText('leagues')
  const { dayOf } = useFormat()
  const inWords = useOutcomeWords()
  const { outcome, date, time, isCalledOff } = match
  const isPlain = outcome.kind === 'played' && outcome.decided === 'regulation'
  const when = [date === null ? fixtures.noDate : dayOf(date, 'UTC'), time]
  return (
    <div className="mt-1.5 flex items-center gap-2 border-t border-line pt-1 text-s text-muted">
      <div className="min-w-0 grow">
        <p className="figures">{when.filter(Boolean).join(', ')}</p>
        {isOfOthers && (
          <p className="wrap-anywhere">
            {title}
            {colon} {inWords(outcome)}. {text.others}
          </p>
        )}
        {!isOfOthers && !isPlain && outcome.kind !== 'open' && (
          <p className="wrap-anywhere">
            {isTurned && `${title}${colon} `}
            {inWords(outcome)}
          </p>
        )}
        {isCalledOff && <Badge tone="danger">{fixtures.calledOff}</Badge>}
      </div>
      {onEnter && (
        <IconButton
          className="no-print"
          label={fixtures.enter(title)}
          icon={<PencilLine aria-hidden />}
          onClick={onEnter}
        />
      )}
    </div>
  )
}
