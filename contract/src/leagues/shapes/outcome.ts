import { leagueLimits } from '@touchline/domain/leagues/limits'
import { awardedAgainst, decisions } from '@touchline/domain/leagues/match'
import { z } from 'zod'

const figure = z
  .int('score_invalid')
  .min(0, 'score_invalid')
  .max(leagueLimits.score, 'score_invalid')

/** Goals, points, sets or tries of each side. */
export const score = z.object({ home: figure, away: figure })

const half = z.number().min(-leagueLimits.points).max(leagueLimits.points).multipleOf(0.5)

export const playedOutcome = z.object({
  kind: z.literal('played'),
  /** Goals or points, including overtime; sets in sports with sets. */
  score,
  decided: z.enum(decisions).default('regulation'),
  /** The score of the shoot-out alone. */
  shootOut: score.nullable().default(null),
  /** Rally points per set, in order. */
  sets: z.array(score).max(leagueLimits.sets).default([]),
  tries: score.nullable().default(null),
  halfTime: score.nullable().default(null),
})

/** The state of a match (domain/leagues/match). */
export const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('postponed') }),
  /** Won't be played; the rule set decides what it counts. */
  z.object({ kind: z.literal('cancelled') }),
  /** Doesn't count, whatever was played. */
  z.object({ kind: z.literal('annulled') }),
  playedOutcome,
  z.object({
    kind: z.literal('awarded'),
    score,
    against: z.enum(awardedAgainst),
    /** Points set by decision; null for those of the rule set. */
    points: z.object({ home: half, away: half }).nullable().default(null),
  }),
])
