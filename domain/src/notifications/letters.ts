import { reachBy, type Listener } from '../accounts/preferences.ts'
import type { NotificationKind } from './kinds.ts'
import { loudAgainAt, type QuietHours } from './quiet-hours.ts'
import { isTold, isUrgent, type Occasion, type Recipient } from './telling.ts'

/** What letters are written about, here; each can be stopped by itself. */
export const letterKinds = [
  'event_created',
  'event_changed',
  'event_cancelled',
  'event_restored',
  'moved_up',
  'answer_reminder',
  'event_reminder',
  'guest_asked',
  'task_given',
  'task_taken_back',
] as const satisfies readonly NotificationKind[]

export type LetterKind = (typeof letterKinds)[number]

/** Somebody with an address, and what they want. */
export interface Reader {
  readonly listener: Listener
  readonly quietHours: QuietHours
  /** Kinds of letters they have stopped. */
  readonly refused: readonly LetterKind[]
}

/** Where and when somebody hears of something. */
export type Delivery =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'centre' }
  | { readonly kind: 'centre_and_letter'; readonly at: Date }

export interface Telling {
  readonly occasion: Occasion
  readonly recipient: Recipient
  /** Undefined for somebody without an address, or on the way out. */
  readonly reader: Reader | undefined
  readonly isMatch: boolean
}

/**
 * The one place that decides where and when somebody hears of something: the notification centre
 * shows at once what concerns people who have not muted the team; a letter goes by what they prefer
 * and waits for the end of their quiet hours. What is off or moved within a day is urgent: it is
 * written at once, also to those who otherwise want no letters. Who stopped a kind gets none of it.
 */
export function deliveryOf({ occasion, recipient, reader, isMatch }: Telling, now: Date): Delivery {
  if (!isTold(recipient, occasion, now)) return { kind: 'nowhere' }
  if (reader === undefined || !isLetterKind(occasion.kind)) return { kind: 'centre' }
  if (reader.refused.includes(occasion.kind)) return { kind: 'centre' }
  if (isUrgent(occasion, now)) return { kind: 'centre_and_letter', at: now }
  const notice = { kind: isMatch ? 'game' : 'team', isConcerned: true } as const
  if (!reachBy(reader.listener, notice).email) return { kind: 'centre' }
  return { kind: 'centre_and_letter', at: loudAgainAt(reader.quietHours, now) }
}

export function isLetterKind(kind: string): kind is LetterKind {
  return letterKinds.some((one) => one === kind)
}
