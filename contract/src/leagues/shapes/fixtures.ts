import { weekdays } from '@touchline/domain/events/days'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { z } from 'zod'

import { day, id } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { newMatch, time } from './matches.ts'

/** Everybody against everybody: who, how often, and on which days (domain/leagues/round-robin). */
export const fixturePlan = leagueKey.extend({
  /** All teams of the league that were not struck out, when absent. */
  teams: z.array(id).min(1).max(leagueLimits.teams).optional(),
  stage: id.nullable().default(null),
  legs: z.int().min(1).max(8).default(2),
  /** The same seed draws the same. */
  seed: z.int().min(0).max(1_000_000).default(1),
  days: z.object({
    start: day,
    weekdays: z.array(z.enum(weekdays)).min(1).max(7),
    everyWeeks: z.int().min(1).max(12).default(1),
    roundTakes: z.enum(['day', 'week']).default('day'),
    restDays: z.int().min(0).max(30).default(0),
    blocked: z
      .array(z.object({ from: day, until: day }))
      .max(100)
      .default([]),
    times: z.array(time).max(20).default([]),
    matchMinutes: z.int().min(1).max(600).default(105),
    /** Where each team is at home; teams may share a place. */
    venues: z
      .array(z.object({ team: id, venue: z.string().trim().max(leagueLimits.venueLength) }))
      .max(leagueLimits.teams)
      .default([]),
  }),
})

/** Nothing is written: what is wanted of it is added as matches. */
export const plannedFixtures = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('planned'),
    matches: z.array(newMatch),
    /** Of an odd number one team rests in each round. */
    byes: z.array(z.object({ round: z.int(), team: id })),
  }),
  /** No day within the next years has room for this round. */
  z.object({ kind: z.literal('does_not_fit'), round: z.int() }),
])
