import { Temporal } from 'temporal-polyfill'

/** Hours before an event at which reminders can be sent; multiples of 24 keep the local time. */
export const reminderHours = [2, 6, 12, 24, 48, 72, 120, 168] as const

export type ReminderHours = (typeof reminderHours)[number]

/** `silent`: people without an answer. `going`: people who said yes. */
export const reminded = ['silent', 'going'] as const

export type Reminded = (typeof reminded)[number]

/** A team's reminders; each list may be empty. */
export type ReminderRules = Readonly<Record<Reminded, readonly ReminderHours[]>>

/** The default. */
export const usualReminders: ReminderRules = { silent: [48], going: [24] }

export function isReminderHours(hours: number): hours is ReminderHours {
  return reminderHours.some((one) => one === hours)
}

/** One reminder of one event. */
export interface ReminderRule {
  readonly whom: Reminded
  readonly hours: number
}

export function ruleKey({ whom, hours }: ReminderRule): string {
  return `${whom}-${hours}`
}

export interface Reminding {
  readonly rule: ReminderRule
  /** The event's start, or for `silent` its deadline, if it has one. */
  readonly before: Date
  readonly timeZone: string
  /** When the event or the rule last changed; reminders due before that aren't sent. */
  readonly since: Date
}

const hour = 3_600_000

/** Reminders later than this are dropped, so that people aren't flooded after an outage. */
export const latestMs = hour

/**
 * When a reminder is due. Multiples of 24 hours are calendar days: "one day before" 17:30 is 17:30
 * the day before, also when clocks change.
 */
export function dueAt({ rule: { hours }, before, timeZone }: Omit<Reminding, 'since'>): Date {
  if (hours % 24 !== 0) return new Date(before.getTime() - hours * hour)
  const day = clockOf(before, timeZone).subtract({ days: hours / 24 })
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
}

/**
 * The local time at a moment. An event created for 02:30 in the hour that clocks skip is shown as
 * 03:30; this returns the intended 02:30.
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

/** Whether a reminder is still to come, due now, or not to be sent. */
export function reminderState(reminding: Reminding, now: Date): ReminderState {
  const due = dueAt(reminding)
  if (due.getTime() <= reminding.since.getTime() || reminding.before <= now) return 'never'
  if (due > now) return 'not_yet'
  return now.getTime() - due.getTime() > latestMs ? 'dropped' : 'due'
}
