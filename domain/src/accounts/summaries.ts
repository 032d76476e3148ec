import { Temporal } from 'temporal-polyfill'

import { quietHoursEnd, type QuietHours } from './quiet-hours.ts'

/** The two kinds of summary email: unread conversations, and the day's notifications. */
export const summaryKinds = ['message_sent', 'daily_summary'] as const

export type SummaryKind = (typeof summaryKinds)[number]

/** Emails about messages wait this long, and are not sent if the messages are read meanwhile. */
const minutesUnread = 15

/**
 * So often a day someone is disturbed, by a letter or a push; the rest of the day comes in one
 * summary. What is off or moved within a day, or happened to the account itself, always comes.
 */
export const dailyBudget = 12

/** When the summary of a day comes, unless someone chose another time. */
export const usualSummaryTime = '18:00'

/** When a letter tells of messages of now; it waits for the end of the quiet hours as well. */
export function messagesDueAt(quietHours: QuietHours, now: Date): Date {
  return quietHoursEnd(quietHours, new Date(now.getTime() + minutesUnread * 60_000))
}

/** The next time it is that hour ('HH:MM') in the zone of the person, by day. */
export function summaryDueAt(sendAt: string, quietHours: QuietHours, now: Date): Date {
  const { zone } = quietHours
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const on = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: sendAt }).epochMilliseconds
  const today = on(here.toPlainDate())
  const next = today > now.getTime() ? today : on(here.toPlainDate().add({ days: 1 }))
  return quietHoursEnd(quietHours, new Date(next))
}

/** The first moment of tomorrow in the zone of the person. */
export function startOfTomorrow({ zone }: QuietHours, now: Date): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  return new Date(here.toPlainDate().add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds)
}

export function isSummaryKind(kind: string): kind is SummaryKind {
  return summaryKinds.some((one) => one === kind)
}
