import { leagueLimits } from '@touchline/domain/leagues/limits'
import {
  criteria,
  headToHeadCounts,
  scoreBonuses,
  shootOutGoals,
  stillLevelRules,
  tryBonuses,
} from '@touchline/domain/leagues/rule-set'
import { z } from 'zod'

const { points: most } = leagueLimits

/** Points of one match or of one decision; half points exist. */
const points = z.number().min(-most).max(most).multipleOf(0.5)
const sets = z.int().min(0).max(leagueLimits.setScore)
const tries = z.int().min(0).max(leagueLimits.tries)
/** Of a bonus: goals, and basketball's points. */
const bound = z.int().min(0).max(leagueLimits.score)

/** How results become a table (domain/leagues/rule-set). */
export const ruleSet = z.object({
  points: z.object({
    win: points,
    draw: points,
    /** Null: a draw like any other. */
    goallessDraw: points.nullable().default(null),
    loss: points,
    overtimeWin: points,
    overtimeLoss: points,
    shootOutWin: points,
    shootOutLoss: points,
    forfeitWin: points,
    forfeitLoss: points,
  }),
  /** Points for a score in sets; they take precedence over `points`. */
  setPoints: z
    .array(z.object({ setsWon: sets, setsLost: sets, winner: points, loser: points }))
    .max(leagueLimits.setPoints),
  bonuses: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(tryBonuses), atLeast: tries, points }),
        z.object({ kind: z.enum(scoreBonuses), atLeast: bound, points }),
        z.object({ kind: z.literal('narrow_loss'), within: bound, points }),
      ]),
    )
    .max(leagueLimits.bonuses),
  cancelled: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('nothing') }),
    z.object({ kind: z.literal('draw'), points }),
  ]),
  shootOutGoal: z.enum(shootOutGoals),
  /** The first criterion makes the order, each next one separates those still level. */
  order: z.array(z.enum(criteria)).min(1).max(criteria.length).refine(isWithoutRepeats),
  headToHead: z.object({
    stillLevel: z.enum(stillLevelRules),
    counts: z.enum(headToHeadCounts),
  }),
})

function isWithoutRepeats(order: readonly string[]): boolean {
  return new Set(order).size === order.length
}
