import { reminderHours } from '@touchline/domain/teams/reminder-rules'
import { z } from 'zod'

import { teamKey } from '../shapes.ts'

const hours = z.array(z.union(reminderHours.map((one) => z.literal(one)))).max(reminderHours.length)

/** How many hours before the event people are reminded; no one is, when a list is empty. */
export const reminders = z.object({
  /** Those without an answer; before the deadline, where the event has one. */
  silent: hours,
  /** Those who come. */
  going: hours,
})

export type Reminders = z.infer<typeof reminders>

export const remindersOfTeam = teamKey.extend(reminders.shape)
