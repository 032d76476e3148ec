import { reminderHours } from '@touchline/domain/teams/reminder-rules'
import { z } from 'zod'

import { teamKey } from '../shapes.ts'

const hours = z.array(z.union(reminderHours.map((one) => z.literal(one)))).max(reminderHours.length)

/** Hours before the event; an empty list sends no reminders. */
export const reminders = z.object({
  /** People without an answer. Counted from the deadline if the event has one. */
  silent: hours,
  /** People who said they are going. */
  going: hours,
})

export type Reminders = z.infer<typeof reminders>

export const remindersOfTeam = teamKey.extend(reminders.shape)
