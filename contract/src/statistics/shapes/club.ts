import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

/** A club team's activity in numbers. */
const teamFigures = z.object({
  teamId: id,
  /** The share of recorded attendances in the current season, from 0 to 1; null without any. */
  presenceRate: z.number().min(0).max(1).nullable(),
  next: z
    .object({
      eventId: id,
      title: z.string(),
      startsAt: instant,
      endsAt: instant,
      isAllDay: z.boolean(),
      timeZone: z.string(),
      /** Invited people without an answer. */
      silentCount: z.int(),
    })
    .nullable(),
})

export const clubFigures = z.object({ teams: z.array(teamFigures) })

export type TeamFigures = z.infer<typeof teamFigures>
