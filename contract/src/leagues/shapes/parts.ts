import { carriedPoints, withdrawalRules } from '@touchline/domain/leagues/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { z } from 'zod'

import { picture } from '../../files/shapes.ts'
import { day, requiredLine, id, line, version } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { ruleSet } from './rules.ts'

const { teams: maxTeams, points: maxPoints } = leagueLimits

/** A team of a league: our own or another. */
const teamFields = z.object({
  name: requiredLine(leagueLimits.nameLength),
  shortName: line(20).nullable(),
  /** A saved opponent of the team, if it is one. */
  opponentId: id.nullable(),
  struckOut: z.object({ from: day.nullable(), matches: z.enum(withdrawalRules) }).nullable(),
  /** Fair play penalty points, fewer are better; null if not counted. */
  fairPlay: z.number().min(-maxPoints).max(maxPoints).nullable(),
})

export const newLeagueTeam = teamFields.extend({
  shortName: teamFields.shape.shortName.default(null),
  opponentId: id.nullable().default(null),
  struckOut: teamFields.shape.struckOut.default(null),
  fairPlay: teamFields.shape.fairPlay.default(null),
  isOurs: z.boolean().default(false),
  /** Uploaded with purpose opponent_logo. */
  logoFileId: id.nullable().default(null),
})

/** Only changed fields; without a logo field, the logo stays. */
export const leagueTeamChange = teamFields
  .partial()
  .extend({ isOurs: z.boolean().optional(), logoFileId: id.nullable().optional() })

export const leagueTeam = teamFields.extend({
  id,
  version,
  isOurs: z.boolean(),
  /** Its own logo, or else that of the opponent or of our team. */
  logo: picture.nullable(),
})

export type LeagueTeam = z.infer<typeof leagueTeam>
export type NewLeagueTeam = z.infer<typeof newLeagueTeam>
export type LeagueTeamChange = z.infer<typeof leagueTeamChange>

export const leagueTeamKey = leagueKey.extend({ leagueTeamId: id })
export const newLeagueTeams = leagueKey.extend({
  teams: z.array(newLeagueTeam).min(1).max(maxTeams),
})
/** `was` holds the values shown to the sender, as for leagues and matches. */
export const leagueTeamEdit = leagueTeamKey.extend({
  version,
  was: leagueTeamChange.optional(),
  changes: leagueTeamChange,
})
export const leagueTeams = z.object({ teams: z.array(leagueTeam) })

/** Points deducted (negative) or added by decision, from the first to the last of these days. */
const adjustmentFields = z.object({
  team: id,
  points: z.number('points_invalid').min(-maxPoints).max(maxPoints).multipleOf(0.5),
  reason: line(leagueLimits.reasonLength).min(1, 'reason_required'),
  from: day.nullable().default(null),
  until: day.nullable().default(null),
  /**
   * Counts towards that stage's points and is halved with them; null changes only the displayed
   * table.
   */
  stage: id.nullable().default(null),
})

export const adjustment = adjustmentFields.extend({ id, version })
export type Adjustment = z.infer<typeof adjustment>
export type AdjustmentFields = z.infer<typeof adjustmentFields>

const inOrder = ({ from, until }: Pick<AdjustmentFields, 'from' | 'until'>) =>
  from === null || until === null || from <= until
const wrongOrder = { path: ['until'], message: 'end_before_start' }

export const adjustmentKey = leagueKey.extend({ adjustmentId: id })
/** Saved as a whole with an id chosen by the sender, and the edited version (0 for a new one). */
export const adjustmentEdit = adjustmentKey
  .extend(adjustmentFields.shape)
  .extend({ version })
  .refine(inOrder, wrongOrder)
export const adjustments = z.object({ adjustments: z.array(adjustment) })

/** A part of the season with its own table, or a knock-out without one. */
export const stage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('table'),
    id,
    name: requiredLine(leagueLimits.nameLength),
    /** Null: every team of the league. */
    teams: z.array(id).min(1).max(maxTeams).nullable(),
    carry: z
      .object({
        stage: id,
        points: z.enum(carriedPoints),
        matches: z.enum(['all', 'between_teams_of_the_stage']),
        record: z.enum(['kept', 'fresh']),
      })
      .nullable(),
    /** Its own rules; null for those of the league. */
    rules: ruleSet.nullable().default(null),
  }),
  z.object({ kind: z.literal('knock_out'), id, name: requiredLine(leagueLimits.nameLength) }),
])
export type Stage = z.infer<typeof stage>

/** Parts of a league; each is saved as a whole. */
export const leaguePartsChange = z.object({
  /** In order; the sender chooses the UUID of a new one. */
  stages: z.array(stage).max(leagueLimits.stages).optional(),
  /** Draws of lots: level teams in the order drawn. */
  lots: z.array(z.array(id).min(1).max(maxTeams)).max(leagueLimits.lots).optional(),
  /** Ids of the league's teams, each once; teams left out follow. */
  teamOrder: z.array(id).max(maxTeams).optional(),
})
