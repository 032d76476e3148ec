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

/** Home and away as us and them, and the other way round. */
export function ours(side: MatchDay['side'], score: { home: number; away: number }): Sides {
  return side === 'home'
    ? { own: score.home, opponent: score.away }
    : { own: score.away, opponent: score.home }
}
