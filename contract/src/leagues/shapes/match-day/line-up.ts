import { lineUpLimits } from '@touchline/domain/leagues/match-day/line-up'
import { z } from 'zod'

import { eventKey } from '../../../events/shapes/asking.ts'
import { id, instant, line, version } from '../../../wire/values.ts'

const player = z.object({
  memberId: id,
  /** On the pitch, counted from 0 (domain/leagues/match-day/line-up); null on the bench. */
  place: z
    .int()
    .min(0)
    .max(lineUpLimits.places - 1)
    .nullable(),
  /** Text: 00 and 0 are two shirts. */
  shirtNumber: z
    .string()
    .regex(/^\d{1,3}$/)
    .nullable(),
})

const written = z.object({
  formation: line(40).nullable(),
  /** One of the players. */
  captain: id.nullable(),
  players: z.array(player).max(lineUpLimits.players),
})

const fields = written
  .refine(({ players }) => isOnce(players.map(({ memberId }) => memberId)), {
    path: ['players'],
    message: 'player_twice',
  })
  .refine(({ players }) => isOnce(players.flatMap(({ place }) => place ?? [])), {
    path: ['players'],
    message: 'place_taken',
  })
  .refine(
    ({ captain, players }) =>
      captain === null || players.some(({ memberId }) => memberId === captain),
    { path: ['captain'], message: 'captain_not_in_line_up' },
  )

export type LineUpFields = z.infer<typeof fields>

export const lineUp = written.extend({
  version,
  /** From when on the team sees it; null while it is a draft of the staff. */
  publishedAt: instant.nullable(),
})

export type ShownLineUp = z.infer<typeof lineUp>

/** Either the line-up as a whole, or whether the team sees it. */
export const lineUpEdit = eventKey
  .extend({
    /** The version the change was made on, 0 for none. When there is a newer one: `changed_meanwhile`… */
    version,
    /** …unless others changed different players and places. */
    was: fields.optional(),
    lineUp: fields.optional(),
    isPublished: z.boolean().optional(),
  })
  .refine(({ lineUp, isPublished }) => (lineUp === undefined) !== (isPublished === undefined), {
    path: ['lineUp'],
  })

/** The line-up of the match before, of those who may be picked this time. */
export const lastLineUp = z.object({
  lineUp: written.nullable(),
  /** Players of it who can't be picked now. */
  leftOut: z.array(id),
})

function isOnce(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length
}
