import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

/** A club team's activity, in numbers. */
const teamFigures = z.object({
  teamId: id,
  /** Share of marked presences in the season of today, from 0 to 1; null while no one was marked. */
  presenceRate: z.number().min(0).max(1).nullable(),
  next: z
    .object({
      eventId: id,
      title: z.string(),
      startsAt: instant,
      endsAt: instant,
      isAllDay: z.boolean(),
      timeZone: z.string(),
      /** How many it asks that have said nothing yet. */
      silentCount: z.int(),
    })
    .nullable(),
})

export const clubFigures = z.object({ teams: z.array(teamFigures) })

export type TeamFigures = z.infer<typeof teamFigures>
