import type { Reminders } from '@touchline/contract/teams/shapes/reminders'
import { isReminderHours } from '@touchline/domain/teams/reminder-rules'

/** An event's own reminders, possibly none; null if it follows the team's rules. */
export function remindersOf(row: {
  readonly is_reminded: boolean
  readonly silent_hours: readonly number[] | null
  readonly going_hours: readonly number[] | null
}): Reminders | null {
  if (row.silent_hours === null || row.going_hours === null)
    return row.is_reminded ? null : { silent: [], going: [] }
  return {
    silent: row.silent_hours.filter(isReminderHours),
    going: row.going_hours.filter(isReminderHours),
  }
}
