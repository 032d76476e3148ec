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

const { points: maxPoints } = leagueLimits

/** Points of a match or decision; half points exist. */
const points = z.number().min(-maxPoints).max(maxPoints).multipleOf(0.5)
const sets = z.int().min(0).max(leagueLimits.setScore)
const tries = z.int().min(0).max(leagueLimits.tries)
/** For bonuses that count goals, or basketball points. */
const bound = z.int().min(0).max(leagueLimits.score)

/** How results become a table (domain/leagues/rule-set). */
export const ruleSet = z.object({
  points: z.object({
    win: points,
    draw: points,
    /** Null: counts like any draw. */
    goallessDraw: points.nullable().default(null),
    loss: points,
    overtimeWin: points,
    overtimeLoss: points,
    shootOutWin: points,
    shootOutLoss: points,
    forfeitWin: points,
    forfeitLoss: points,
  }),
  /** Points by score in sets; they win over `points`. */
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
  /** Criteria in order: each one separates teams still level. */
  order: z.array(z.enum(criteria)).min(1).max(criteria.length).refine(isWithoutRepeats),
  headToHead: z.object({
    stillLevel: z.enum(stillLevelRules),
    counts: z.enum(headToHeadCounts),
  }),
})

function isWithoutRepeats(order: readonly string[]): boolean {
  return new Set(order).size === order.length
}
