import type { Adjustment, League } from './league.ts'
import { isInForceOn } from './moment.ts'

/** Decisions on points of a stage that are in force on a day (YYYY-MM-DD). */
export function adjustmentsInForce(
  league: League,
  stage: string,
  day: string,
): readonly Adjustment[] {
  return league.adjustments.filter(
    (adjustment) => adjustment.stage === stage && isInForceOn(adjustment, day),
  )
}

/** Decisions displayed in a table on a day: those of its stage, and those of no stage. */
export function shownAdjustments(
  league: League,
  stage: string | null,
  day: string,
): readonly Adjustment[] {
  return league.adjustments.filter(
    (adjustment) =>
      (adjustment.stage === null || adjustment.stage === stage) && isInForceOn(adjustment, day),
  )
}

export function sumAdjustments(adjustments: readonly Adjustment[], team: string): number {
  return adjustments
    .filter((adjustment) => adjustment.team === team)
    .reduce((total, { points }) => total + points, 0)
}
