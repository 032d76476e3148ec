import type { Adjustment, League } from './league.ts'
import { isInForce } from './moment.ts'

/** Decisions on points of a stage that are in force on a day (YYYY-MM-DD). */
export function inForceIn(league: League, stage: string, day: string): readonly Adjustment[] {
  return league.adjustments.filter(
    (adjustment) => adjustment.stage === stage && isInForce(adjustment, day),
  )
}

/** Decisions displayed in a table on a day: those of its stage, and those of no stage. */
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
