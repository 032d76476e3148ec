import type { LetterKind } from './letter-kinds.ts'
import { channelsFor, type NoticeRecipient } from './preferences.ts'
import { quietHoursEnd, type QuietHours } from './quiet-hours.ts'
import { dailyBudget } from './summaries.ts'

/** Someone who gets pushes or emails, with their choices. */
export interface Reader {
  readonly hasAddress: boolean
  /** Has a browser with push enabled. */
  readonly hasDevice: boolean
  readonly listener: NoticeRecipient
  readonly quietHours: QuietHours
  /** Kinds of email they have unsubscribed from. */
  readonly refused: readonly LetterKind[]
  /** Time of the daily summary: 'HH:MM'. */
  readonly summaryTime: string
  /** One email a day instead of many; the default. */
  readonly wantsSummary: boolean
  /** Today's summary has been sent. */
  readonly isSummedUp: boolean
  /** Pushes and emails sent today. */
  readonly disturbed: number
}

/**
 * Whether an unmuted message causes a push or an email of its own soon. Must agree with
 * domain/notifications/letters.
 */
export function isDisturbedByMessage(reader: Reader | undefined, now: Date): boolean {
  if (reader === undefined || reader.disturbed >= dailyBudget) return false
  if (quietHoursEnd(reader.quietHours, now) > now) return false
  const reach = channelsFor(reader.listener, { kind: 'topic', topic: 'messages' })
  const takesLetters =
    reader.hasAddress && !reader.wantsSummary && !reader.refused.includes('message_sent')
  return (reach.push && reader.hasDevice) || (reach.email && takesLetters)
}
