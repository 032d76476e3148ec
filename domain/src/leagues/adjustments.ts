import type { Adjustment, League } from './league.ts'
import { isInForce } from './moment.ts'

/** The decisions about points that belong to a stage itself and hold on a day. */
export function inForceIn(league: League, stage: string, day: string): readonly Adjustment[] {
  return league.adjustments.filter(
    (adjustment) => adjustment.stage === stage && isInForce(adjustment, day),
  )
}

/** What a table shows on a day: decisions of its own stage, and those of no stage. */
export function inForceShown(
  league: League,
  stage: string | null,
  day: string,
): readonly Adjustment[] {
  return league.adjustments.filter(
    (adjustment) =>
      (adjustment.stage === null || adjustment.stage === stage) && isInForce(adjustment, day),
  )
}

export function adjusted(adjustments: readonly Adjustment[], team: string): number {
  return adjustments
    .filter((adjustment) => adjustment.team === team)
    .reduce((total, { points }) => total + points, 0)
}
