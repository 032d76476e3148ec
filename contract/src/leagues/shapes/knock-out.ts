import { leagueLimits } from '@touchline/domain/leagues/limits'
import { z } from 'zod'

import { day, requiredLine, id } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { time } from './matches.ts'

/** The days of a round's first legs and second legs. */
const roundDay = z.object({
  round: z.int().min(1).max(leagueLimits.knockOutRounds),
  leg: z.int().min(1).max(2),
  date: day,
  time: time.nullable(),
})

/** Pairings and tie-breaks (domain/leagues/knock-out). */
const knockOutPlan = z.object({
  /** Teams, best first: the first seed meets the weakest and has the first bye. */
  seeds: z
    .array(id)
    .min(2)
    .max(leagueLimits.teams)
    .refine((seeds) => new Set(seeds).size === seeds.length),
  thirdPlace: z.enum(['played', 'not_played']).default('not_played'),
  /** Matches per tie before the final, which is a single match. */
  legs: z.int().min(1).max(2).default(1),
  /** Whether away goals decide a tie that is level after two matches. */
  awayGoals: z.enum(['count', 'do_not_count']).default('do_not_count'),
  days: z
    .array(roundDay)
    .max(2 * leagueLimits.knockOutRounds)
    .default([]),
})

/** A stored knock-out. Its matches name their tie; winners follow from results. */
export const knockOut = knockOutPlan.extend({ stage: id })
export type KnockOut = z.infer<typeof knockOut>

export const newKnockOut = leagueKey.extend({
  name: requiredLine(leagueLimits.nameLength),
  ...knockOutPlan.shape,
})
export type NewKnockOut = z.infer<typeof newKnockOut>
export type NewKnockOutInput = z.input<typeof newKnockOut>

export const knockOutKey = leagueKey.extend({ stageId: id })
