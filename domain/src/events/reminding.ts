const hour = 3_600_000

/** Reminders by hand need six hours between them, so that people aren't nagged. */
export const hoursBetweenReminders = 6

/** When people can be reminded again; undefined if they never were. */
export function nextReminderAt(last: Date | null): Date | undefined {
  return last === null ? undefined : new Date(last.getTime() + hoursBetweenReminders * hour)
}
