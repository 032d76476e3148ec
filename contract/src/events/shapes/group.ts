import { z } from 'zod'

import { id } from '../../wire/values.ts'

/** One event in several teams, as the caller's rights show it. */
export const eventGroup = z.object({
  teams: z.array(
    z.object({
      teamId: id,
      teamName: z.string(),
      eventId: id,
      isCancelled: z.boolean(),
      going: z.int(),
      maybe: z.int(),
      notGoing: z.int(),
      /** Invited without an answer. */
      silent: z.int(),
    }),
  ),
  /** The caller runs all of these teams, so a change may reach them all. */
  mayChangeAll: z.boolean(),
})

export type EventGroup = z.infer<typeof eventGroup>
