import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'

interface Sides {
  readonly own: number
  readonly opponent: number
}

/** The score of the final result, ours first; undefined before there is one. */
export function finalScoreOf({ side, result }: Pick<MatchDay, 'side' | 'result'>) {
  const { outcome } = result
  if (outcome === null || !('score' in outcome)) return undefined
  return ours(side, outcome.score)
}

/** The penalties that decided the match, ours first; undefined where there were none. */
export function finalShootOutOf({ side, result: { outcome } }: Pick<MatchDay, 'side' | 'result'>) {
  if (outcome?.kind !== 'played' || outcome.shootOut === null) return undefined
  return ours(side, outcome.shootOut)
}

/** Home and away as us and them, and the other way round. */
export function ours(side: MatchDay['side'], score: { home: number; away: number }): Sides {
  return side === 'home'
    ? { own: score.home, opponent: score.away }
    : { own: score.away, opponent: score.home }
}
