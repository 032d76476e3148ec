import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'

import { finalScoreOf } from './final-score.ts'

/** The current or final score; undefined before the start, and for matches not played. */
export function scoreStatus({ live, ...day }: Pick<MatchDay, 'side' | 'result' | 'live'>):
  | {
      readonly kind: 'live' | 'final'
      readonly score: MatchDay['live']['score']
    }
  | undefined {
  const { outcome, endedAt } = day.result
  const score = finalScoreOf(day)
  if (score !== undefined) return { kind: 'final', score }
  const hasBegun = live.marks.length + live.events.length > 0
  if (outcome !== null || !hasBegun) return undefined
  return { kind: endedAt === null ? 'live' : 'final', score: live.score }
}
