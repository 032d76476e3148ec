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

/** One line of a table (domain/leagues/row). */
export const tableRow = z.object({
  team: id,
  /** Level teams share it, and the next position is left out: 1, 1, 3. */
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
  /** All points, bonuses, deductions and carried points included. */
  points: z.number(),
  pointsAgainst: z.number(),
  pointsPerGame: z.number(),
  bonusPoints: z.number(),
  carriedPoints: z.number(),
  adjustments: z.array(adjustment.omit({ version: true })),
  /** What puts the team below the row before it; null in the first row. */
  behind: z.enum([...criteria, 'shared', 'struck_out']).nullable(),
  /** The figures that were compared, where there are any. */
  compared: z.object({ own: z.number(), before: z.number() }).nullable(),
})
export type TableRow = z.infer<typeof tableRow>

/** As of the end of a day, or of a day of play; today when neither is asked for. */
export const standingsQuestion = leagueKey.extend({
  stage: id.optional(),
  day: day.optional(),
  round: z.coerce.number<number | string>().int().min(1).max(leagueLimits.rounds).optional(),
})

export const standingsAnswer = z.object({
  stage: id.nullable(),
  day: day.nullable(),
  round: z.int().nullable(),
  rows: z.array(tableRow),
})
export type StandingsAnswer = z.infer<typeof standingsAnswer>

export const leagueExport = leagueKey.extend({
  what: z.enum(['matches', 'table']),
  format: z.enum(exportFormats),
  /** Of the headings. */
  language: z.enum(languages),
  /** Of the table. */
  stage: id.optional(),
  day: day.optional(),
})
export type LeagueExport = z.infer<typeof leagueExport>
