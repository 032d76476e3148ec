import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'

interface Sides {
  readonly own: number
  readonly opponent: number
}

/** The final score, ours first; undefined before. */
export function finalScoreOf({ side, result }: Pick<MatchDay, 'side' | 'result'>) {
  const { outcome } = result
  if (outcome === null || !('score' in outcome)) return undefined
  return fromOurSide(side, outcome.score)
}

/** The shoot-out's score, ours first; undefined without one. */
export function finalShootOutOf({ side, result: { outcome } }: Pick<MatchDay, 'side' | 'result'>) {
  if (outcome?.kind !== 'played' || outcome.shootOut === null) return undefined
  return fromOurSide(side, outcome.shootOut)
}

/** Converts home and away to own and opponent, and back. */
export function fromOurSide(side: MatchDay['side'], score: { home: number; away: number }): Sides {
  return side === 'home'
    ? { own: score.home, opponent: score.away }
    : { own: score.away, opponent: score.home }
}
