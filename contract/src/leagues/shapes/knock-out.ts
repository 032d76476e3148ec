import { leagueLimits } from '@touchline/domain/leagues/limits'
import { z } from 'zod'

import { day, filledLine, id } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { time } from './matches.ts'

/** When the matches of a round are played: all first ones together, and all second ones. */
const roundDay = z.object({
  round: z.int().min(1).max(leagueLimits.knockOutRounds),
  leg: z.int().min(1).max(2),
  date: day,
  time: time.nullable(),
})

/** The pairings, and how they are decided (domain/leagues/knock-out). */
const knockOutPlan = z.object({
  /** The teams, the best first: it meets the weakest, and has the first bye. */
  seeds: z
    .array(id)
    .min(2)
    .max(leagueLimits.teams)
    .refine((seeds) => new Set(seeds).size === seeds.length),
  thirdPlace: z.enum(['played', 'not_played']).default('not_played'),
  /** How often two teams meet before the final, which is one match. */
  legs: z.int().min(1).max(2).default(1),
  /** Whether goals away decide, when both have scored the same in two matches. */
  awayGoals: z.enum(['count', 'do_not_count']).default('do_not_count'),
  days: z
    .array(roundDay)
    .max(2 * leagueLimits.knockOutRounds)
    .default([]),
})

/** A knock-out of a league; its matches know their tie, the rest follows from the results. */
export const knockOut = knockOutPlan.extend({ stage: id })
export type KnockOut = z.infer<typeof knockOut>

export const newKnockOut = leagueKey.extend({
  name: filledLine(leagueLimits.nameLength),
  ...knockOutPlan.shape,
})
export type NewKnockOut = z.infer<typeof newKnockOut>
export type NewKnockOutInput = z.input<typeof newKnockOut>

export const knockOutKey = leagueKey.extend({ stageId: id })
