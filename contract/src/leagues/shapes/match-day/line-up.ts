import { lineUpLimits } from '@touchline/domain/leagues/match-day/line-up'
import { z } from 'zod'

import { eventKey } from '../../../events/shapes/requests.ts'
import { id, instant, line, version } from '../../../wire/values.ts'

const player = z.object({
  memberId: id,
  /** Counted from 0 (domain/leagues/match-day/line-up); null on the bench. */
  place: z
    .int()
    .min(0)
    .max(lineUpLimits.places - 1)
    .nullable(),
  /** Text, because 00 and 0 are different shirts. */
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
  /** When it was published to the team; null for a draft of the staff. */
  publishedAt: instant.nullable(),
})

export type LineUp = z.infer<typeof lineUp>

/** Saves the whole line-up, or publishes it. */
export const lineUpEdit = eventKey
  .extend({
    /**
     * The version that was edited, 0 for none. If there is a newer one, the request fails with
     * `changed_meanwhile`,
     */
    version,
    /** unless `was` shows that others changed different players and places. */
    was: fields.optional(),
    lineUp: fields.optional(),
    isPublished: z.boolean().optional(),
  })
  .refine(({ lineUp, isPublished }) => (lineUp === undefined) !== (isPublished === undefined), {
    path: ['lineUp'],
  })

/** The previous match's line-up, with the players who can be picked now. */
export const lastLineUp = z.object({
  lineUp: written.nullable(),
  /** Its players who can't be picked now. */
  leftOut: z.array(id),
})

function isOnce(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length
}
