import { leagueLimits } from '@touchline/domain/leagues/limits'
import { awardedAgainst, decisions } from '@touchline/domain/leagues/match'
import { z } from 'zod'

const figure = z
  .int('score_invalid')
  .min(0, 'score_invalid')
  .max(leagueLimits.score, 'score_invalid')

/** What each side has: goals, points, sets or tries. */
export const score = z.object({ home: figure, away: figure })

const half = z.number().min(-leagueLimits.points).max(leagueLimits.points).multipleOf(0.5)

export const played = z.object({
  kind: z.literal('played'),
  /** Goals or points, sets in sports of sets; goals of overtime included. */
  score,
  decided: z.enum(decisions).default('regulation'),
  /** The score of the shoot-out itself. */
  shootOut: score.nullable().default(null),
  /** Rally points of each set, in order. */
  sets: z.array(score).max(leagueLimits.sets).default([]),
  tries: score.nullable().default(null),
  halfTime: score.nullable().default(null),
})

/** What became of a match (domain/leagues/match). */
export const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('postponed') }),
  /** It will never be played: the rule set says what that counts. */
  z.object({ kind: z.literal('cancelled') }),
  /** Whatever happened counts for nothing. */
  z.object({ kind: z.literal('annulled') }),
  played,
  z.object({
    kind: z.literal('awarded'),
    score,
    against: z.enum(awardedAgainst),
    /** Points set by a decision; null for those of the rule set. */
    points: z.object({ home: half, away: half }).nullable().default(null),
  }),
])
