import { Temporal } from 'temporal-polyfill'

import { quietHoursEnd, type QuietHours } from './quiet-hours.ts'

/** The two kinds of summary email: unread conversations, and the day's notifications. */
export const summaryKinds = ['message_sent', 'daily_summary'] as const

export type SummaryKind = (typeof summaryKinds)[number]

/**
 * Emails about messages wait this long and are dropped if the messages are read in the meantime.
 */
const minutesUnread = 15

/**
 * Pushes and emails a day before the rest goes into one summary. Cancellations, changes within a
 * day and security notices don't count.
 */
export const dailyBudget = 12

/** Default time of the daily summary. */
export const usualSummaryTime = '18:00'

/** When an email about a message sent now is due: after the wait and any quiet hours. */
export function messageSummaryDueAt(quietHours: QuietHours, now: Date): Date {
  return quietHoursEnd(quietHours, new Date(now.getTime() + minutesUnread * 60_000))
}

/** The next time it is `sendAt` ('HH:MM') in the person's zone. */
export function summaryDueAt(sendAt: string, quietHours: QuietHours, now: Date): Date {
  const { zone } = quietHours
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const on = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: sendAt }).epochMilliseconds
  const today = on(here.toPlainDate())
  const next = today > now.getTime() ? today : on(here.toPlainDate().add({ days: 1 }))
  return quietHoursEnd(quietHours, new Date(next))
}

/** The start of tomorrow in the person's zone. */
export function startOfTomorrow({ zone }: QuietHours, now: Date): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  return new Date(here.toPlainDate().add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds)
}

export function isSummaryKind(kind: string): kind is SummaryKind {
  return summaryKinds.some((one) => one === kind)
}
