import type { Match } from '@touchline/contract/leagues/shapes/matches'

import { useText } from '#web/platform/language/language.tsx'

/** A match's result in short form: "2 : 1", "1 : 1 (4 : 3 pens)", "Postponed". */
export function useOutcomeWords(): (outcome: Match['outcome']) => string {
  const { outcomes, short, decidedShort } = useText('leagues')
  return (outcome) => {
    if (outcome.kind !== 'played' && outcome.kind !== 'awarded') return outcomes[outcome.kind]
    const score = written(outcome.score)
    if (outcome.kind === 'awarded') return `${score} (${short.awarded})`
    const { decided, shootOut } = outcome
    if (decided === 'regulation') return score
    return `${score} (${[shootOut && written(shootOut), decidedShort[decided]].filter(Boolean).join(' ')})`
  }
}

function written({ home, away }: { readonly home: number; readonly away: number }): string {
  return `${home} : ${away}`
}
