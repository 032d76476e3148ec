import { carriedPoints, withdrawalRules } from '@touchline/domain/leagues/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { z } from 'zod'

import { newKnockOut } from '../../leagues/shapes/knock-out.ts'
import { leagueInvitations } from '../../leagues/shapes/league.ts'
import { time } from '../../leagues/shapes/matches.ts'
import { outcome } from '../../leagues/shapes/outcome.ts'
import { ruleSet } from '../../leagues/shapes/rules.ts'
import { day, requiredLine, line, paragraph } from '../../wire/values.ts'
import { ref } from './archive-people.ts'

const name = requiredLine(leagueLimits.nameLength)
const maxTeams = leagueLimits.teams

export const leagueRow = z.strictObject({
  name,
  season: ref.nullable(),
  sport: requiredLine(60),
  format: line(20).nullable(),
  venue: ref.nullable(),
  address: paragraph(300).nullable(),
  rules: ruleSet,
  invitations: leagueInvitations,
})

export const leagueTeamRow = z.strictObject({
  league: ref,
  name,
  shortName: line(20).nullable(),
  isOurs: z.boolean(),
  opponent: ref.nullable(),
  struckOut: z.strictObject({ from: day.nullable(), matches: z.enum(withdrawalRules) }).nullable(),
  fairPlay: z.number().min(-leagueLimits.points).max(leagueLimits.points).nullable(),
  number: z.int().min(1).max(10_000).nullable(),
})

const stage = { league: ref, name }

export const stageRow = z.discriminatedUnion('kind', [
  z.strictObject({
    ...stage,
    kind: z.literal('table'),
    /** Null: every team of the league. */
    teams: z.array(ref).min(1).max(maxTeams).nullable(),
    carry: z
      .strictObject({
        stage: ref,
        points: z.enum(carriedPoints),
        matches: z.enum(['all', 'between_teams_of_the_stage']),
        record: z.enum(['kept', 'fresh']),
      })
      .nullable(),
    /** Null: the league's. */
    rules: ruleSet.nullable().default(null),
  }),
  z.strictObject({
    ...stage,
    kind: z.literal('knock_out'),
    seeds: z.array(ref).min(2).max(maxTeams),
    thirdPlace: newKnockOut.shape.thirdPlace,
    legs: newKnockOut.shape.legs,
    awayGoals: newKnockOut.shape.awayGoals,
    days: newKnockOut.shape.days,
  }),
])

export const matchRow = z.strictObject({
  league: ref,
  round: z.int().min(1).max(leagueLimits.rounds).nullable(),
  stage: ref.nullable(),
  home: ref,
  away: ref,
  date: day.nullable(),
  time: time.nullable(),
  isNeutral: z.boolean(),
  venue: ref.nullable(),
  venueName: line(leagueLimits.venueLength).nullable(),
  outcome,
  note: paragraph(500).nullable(),
  event: ref.nullable(),
  tie: line(40).nullable(),
})

export const adjustmentRow = z.strictObject({
  team: ref,
  points: z.number().min(-leagueLimits.points).max(leagueLimits.points).multipleOf(0.5),
  reason: requiredLine(leagueLimits.reasonLength),
  from: day.nullable(),
  until: day.nullable(),
  stage: ref.nullable(),
})

/** Level teams in the order drawn. */
export const lotRow = z.strictObject({ league: ref, teams: z.array(ref).min(1).max(maxTeams) })

export type StageRow = z.infer<typeof stageRow>
