import { leagueLimits } from '@touchline/domain/leagues/limits'
import { criteria } from '@touchline/domain/leagues/rule-set'
import { exportFormats } from '@touchline/domain/members/export/formats'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { day, id } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { adjustment } from './parts.ts'

const tally = z.object({ own: z.int(), theirs: z.int() })
const wonAndLost = z.object({ won: z.int(), lost: z.int() })

/** A row of a table (domain/leagues/row). */
export const tableRow = z.object({
  team: id,
  /** Level teams share a position, and the next one is skipped: 1, 1, 3. */
  position: z.int(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  overtime: wonAndLost,
  shootOut: wonAndLost,
  scored: z.int(),
  conceded: z.int(),
  difference: z.int(),
  balls: tally,
  tries: tally,
  /** Total with bonuses, deductions and carried-over points. */
  points: z.number(),
  pointsAgainst: z.number(),
  pointsPerGame: z.number(),
  bonusPoints: z.number(),
  carriedPoints: z.number(),
  adjustments: z.array(adjustment.omit({ version: true })),
  /** The criterion that ranks the team below the previous row; null in the first row. */
  behind: z.enum([...criteria, 'shared', 'struck_out']).nullable(),
  /** The values that were compared, if any. */
  compared: z.object({ own: z.number(), before: z.number() }).nullable(),
})
export type TableRow = z.infer<typeof tableRow>

/** After a day or a match day; by default today. */
export const standingsQuery = leagueKey.extend({
  stage: id.optional(),
  day: day.optional(),
  round: z.coerce.number<number | string>().int().min(1).max(leagueLimits.rounds).optional(),
})

export const standings = z.object({
  stage: id.nullable(),
  day: day.nullable(),
  round: z.int().nullable(),
  rows: z.array(tableRow),
})
export type Standings = z.infer<typeof standings>

export const leagueExport = leagueKey.extend({
  what: z.enum(['matches', 'table']),
  format: z.enum(exportFormats),
  /** Language of the headings. */
  language: z.enum(languages),
  /** The stage whose table is exported. */
  stage: id.optional(),
  day: day.optional(),
})
export type LeagueExport = z.infer<typeof leagueExport>
