import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

/** An event's title and local time, for lists that refer to it. */
export const eventReference = z.object({
  id,
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  isAllDay: z.boolean(),
  timeZone: z.string(),
})
