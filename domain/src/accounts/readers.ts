import type { LetterKind } from './letter-kinds.ts'
import { reachBy, type Listener } from './preferences.ts'
import { quietHoursEnd, type QuietHours } from './quiet-hours.ts'
import { dailyBudget } from './summaries.ts'

/** Someone who can be reached outside the product, and what they want. */
export interface Reader {
  readonly hasAddress: boolean
  /** A browser of theirs takes pushes. */
  readonly hasDevice: boolean
  readonly listener: Listener
  readonly quietHours: QuietHours
  /** Kinds of letters they have stopped. */
  readonly refused: readonly LetterKind[]
  /** When their day is summed up: 'HH:MM'. */
  readonly summaryTime: string
  /** One letter a day in the place of many, as it is unless they chose otherwise. */
  readonly wantsSummary: boolean
  /** Today's went out already. */
  readonly isSummedUp: boolean
  /** How often they were disturbed today. */
  readonly disturbed: number
}

/**
 * Whether a message that someone has not muted rings or lands in their mailbox by itself, and soon:
 * what domain/notifications/letters will decide when it is told.
 */
export function isDisturbedByMessage(reader: Reader | undefined, now: Date): boolean {
  if (reader === undefined || reader.disturbed >= dailyBudget) return false
  if (quietHoursEnd(reader.quietHours, now) > now) return false
  const reach = reachBy(reader.listener, { kind: 'topic', topic: 'messages' })
  const takesLetters =
    reader.hasAddress && !reader.wantsSummary && !reader.refused.includes('message_sent')
  return (reach.push && reader.hasDevice) || (reach.email && takesLetters)
}
