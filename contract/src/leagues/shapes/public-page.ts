import { z } from 'zod'

import { color, day, requiredLine, id } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { knockOut } from './knock-out.ts'
import { league } from './league.ts'
import { match } from './matches.ts'
import { leagueTeam, stage } from './parts.ts'
import { tableRow } from './table.ts'

/** A URL part of lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug_invalid')
  .min(3, 'slug_invalid')
  .max(60, 'slug_invalid')

/** `secret` needs the URL, `open` has a name that search engines may index. */
export const publicPageInput = leagueKey.extend({
  page: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('secret'),
      /** Creates a new URL; earlier ones stop working. */
      renew: z.boolean().default(false),
    }),
    z.object({ kind: z.literal('open'), slug }),
    z.object({ kind: z.literal('closed') }),
  ]),
})

/** The part of the URL after /league/. */
export const publicPageAddress = z.object({ slug: requiredLine(200) })

/** The public view: teams, matches, tables, but no people. */
export const publicLeague = z.object({
  name: z.string(),
  sport: z.string(),
  season: z.string().nullable(),
  timeZone: z.string(),
  team: z.object({ name: z.string(), color }),
  /** Search engines may index it. */
  isOpen: z.boolean(),
  rules: league.shape.rules,
  teams: z.array(
    leagueTeam.pick({ id: true, name: true, shortName: true, isOurs: true, logo: true }),
  ),
  matches: z.array(
    match.pick({
      id: true,
      round: true,
      stage: true,
      tie: true,
      home: true,
      away: true,
      date: true,
      time: true,
      isNeutral: true,
      venueName: true,
      outcome: true,
      isCalledOff: true,
    }),
  ),
  stages: z.array(stage),
  knockOuts: z.array(knockOut),
  /** One table, or one for each stage that has one. */
  tables: z.array(z.object({ stage: id.nullable(), day, rows: z.array(tableRow) })),
})
export type PublicPageInput = z.infer<typeof publicPageInput>['page']
export type PublicLeague = z.infer<typeof publicLeague>
