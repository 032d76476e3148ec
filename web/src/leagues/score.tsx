import type { Match } from '@touchline/contract/leagues/shapes/matches'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'

/** A result in short form; a dash before the match. */
export function ScoreOf({ outcome }: { outcome: Match['outcome'] }) {
  const text = useText('leagues')
  if (outcome.kind === 'open')
    return (
      <span className="text-muted">
        <span aria-hidden>-</span>
        <span className="sr-only">{text.outcomes.open}</span>
      </span>
    )
  if (outcome.kind === 'played') return <Played {...outcome} />
  if (outcome.kind === 'awarded')
    return (
      <span className="figures font-semibold">
        {outcome.score.home} : {outcome.score.away}
        <Remark>{text.short.awarded}</Remark>
      </span>
    )
  return <span className="text-s text-muted">{text.short[outcome.kind]}</span>
}

type PlayedOutcome = Extract<Match['outcome'], { kind: 'played' }>

function Played({ score, decided, shootOut }: PlayedOutcome) {
  const { decidedShort } = useText('leagues')
  return (
    <span className="figures font-semibold whitespace-nowrap">
      {score.home} : {score.away}
      {decided !== 'regulation' && (
        <Remark>
          {shootOut ? `${shootOut.home}:${shootOut.away} ` : ''}
          {decidedShort[decided]}
        </Remark>
      )}
    </span>
  )
}

function Remark({ children }: { children: ReactNode }) {
  return <span className="block text-center text-s font-normal text-muted">{children}</span>
}
