import { leagueLimits } from '@touchline/domain/leagues/limits'

/** What somebody typed as points: half points exist, and some decisions take points off. */
export function typedPoints(typed: string): number {
  const points = Number(typed.trim().replace(',', '.').replace('−', '-'))
  if (!Number.isFinite(points)) return 0
  const halves = Math.round(points * 2) / 2
  return Math.min(leagueLimits.points, Math.max(-leagueLimits.points, halves))
}
