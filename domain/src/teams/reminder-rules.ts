import { Temporal } from 'temporal-polyfill'

/** How long before an event people can be reminded, in hours; whole days keep the clock on the wall. */
export const reminderHours = [2, 6, 12, 24, 48, 72, 120, 168] as const

export type ReminderHours = (typeof reminderHours)[number]

/** Whom a reminder is for: those without an answer, or those who come. */
export const reminded = ['silent', 'going'] as const

export type Reminded = (typeof reminded)[number]

/** When a team reminds its people; each list may be empty. */
export type ReminderRules = Readonly<Record<Reminded, readonly ReminderHours[]>>

/** Until a team says otherwise. */
export const usualReminders: ReminderRules = { silent: [48], going: [24] }

export function isReminderHours(hours: number): hours is ReminderHours {
  return reminderHours.some((one) => one === hours)
}

/** Of one rule towards one event. */
export interface ReminderRule {
  readonly whom: Reminded
  readonly hours: number
}

export function ruleKey({ whom, hours }: ReminderRule): string {
  return `${whom}-${hours}`
}

export interface Reminding {
  readonly rule: ReminderRule
  /** The start; for those without an answer the deadline, where there is one. */
  readonly before: Date
  readonly timeZone: string
  /** When event and rule became what they are: what was due before is no news. */
  readonly since: Date
}

const hour = 3_600_000

/** Later than this a reminder is dropped: after a clock jump or a long sleep no one is flooded. */
export const latestMs = hour

/**
 * Hours are counted, days go by the calendar: "one day before" a practice at 17:30 is 17:30 the day
 * before, also on the night the clocks change.
 */
export function dueAt({ rule: { hours }, before, timeZone }: Omit<Reminding, 'since'>): Date {
  if (hours % 24 !== 0) return new Date(before.getTime() - hours * hour)
  const day = clockOf(before, timeZone).subtract({ days: hours / 24 })
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
}

/**
 * What the clock says at a moment. In an hour that the clocks skip, 02:30 and 03:30 are one moment:
 * it is the one that was meant, 02:30.
 */
function clockOf(moment: Date, timeZone: string): Temporal.PlainDateTime {
  const shown = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    timeZone,
  )
  const change = shown.getTimeZoneTransition('previous')
  if (change === null) return shown.toPlainDateTime()
  const shift = shown.offsetNanoseconds - change.subtract({ nanoseconds: 1 }).offsetNanoseconds
  const meant = shown.toPlainDateTime().subtract({ nanoseconds: shift })
  const isSkipped = shift > 0 && meant.toZonedDateTime(timeZone).equals(shown)
  return isSkipped ? meant : shown.toPlainDateTime()
}

export type ReminderState = 'not_yet' | 'never' | 'due' | 'dropped'

/** What to do about a pending reminder. */
export function reminderState(reminding: Reminding, now: Date): ReminderState {
  const due = dueAt(reminding)
  if (due.getTime() <= reminding.since.getTime() || reminding.before <= now) return 'never'
  if (due > now) return 'not_yet'
  return now.getTime() - due.getTime() > latestMs ? 'dropped' : 'due'
}
