const hour = 3_600_000

/** Reminders by hand need six hours between them, so that taps don't nag people. */
export const hoursBetweenReminders = 6

/** When those without an answer may be reminded again; undefined when they never were. */
export function nextReminderAt(last: Date | null): Date | undefined {
  return last === null ? undefined : new Date(last.getTime() + hoursBetweenReminders * hour)
}
