import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

/** An event as a line about it names it: what, and when by the clock of its place. */
export const namedEvent = z.object({
  id,
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  isAllDay: z.boolean(),
  timeZone: z.string(),
})
