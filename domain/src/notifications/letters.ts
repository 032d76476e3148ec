import { reachBy, type Listener, type Notice } from '../accounts/preferences.ts'
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

/** Somebody who can be reached outside the product, and what they want. */
export interface Reader {
  readonly hasAddress: boolean
  /** A browser of theirs takes pushes. */
  readonly hasDevice: boolean
  readonly listener: Listener
  readonly quietHours: QuietHours
  /** Kinds of letters they have stopped. */
  readonly refused: readonly LetterKind[]
}

/** Where and when somebody hears of something. */
export type Delivery =
  | { readonly kind: 'nowhere' }
  | {
      readonly kind: 'centre'
      /** Beside the centre, by letter and on their devices; undefined: not that way. */
      readonly letterAt: Date | undefined
      readonly pushAt: Date | undefined
    }

export interface Telling {
  readonly occasion: Occasion
  readonly recipient: Recipient
  /** Undefined for somebody nobody can reach, or on the way out. */
  readonly reader: Reader | undefined
  readonly isMatch: boolean
}

/**
 * The one place that decides where and when somebody hears of something: the notification centre
 * shows at once what concerns people who have not muted the team; letters and devices go by what
 * they prefer and wait for the end of their quiet hours. What is off or moved within a day is urgent:
 * it is told at once, also to those who otherwise want nothing of the kind. Who stopped the letters
 * of a kind gets none of it. What happened to an account itself is told on its devices at any hour.
 */
export function deliveryOf({ occasion, recipient, reader, isMatch }: Telling, now: Date): Delivery {
  if (!isTold(recipient, occasion, now)) return { kind: 'nowhere' }
  if (reader === undefined) return { kind: 'centre', letterAt: undefined, pushAt: undefined }
  const { kind } = occasion
  const isNow = isUrgent(occasion, now) || isEssential(kind)
  const at = isNow ? now : loudAgainAt(reader.quietHours, now)
  const reach = isNow ? everyWay : reachBy(reader.listener, noticeOf(isMatch))
  return {
    kind: 'centre',
    letterAt: reach.email && takesLetters(reader, kind) ? at : undefined,
    pushAt: reach.push && reader.hasDevice ? at : undefined,
  }
}

const everyWay = { email: true, push: true } as const

function takesLetters({ hasAddress, refused }: Reader, kind: NotificationKind): boolean {
  return hasAddress && isLetterKind(kind) && !refused.includes(kind)
}

/** Who might have taken over an account tells its owner nothing by themselves. */
function isEssential(kind: NotificationKind): boolean {
  return kind === 'signed_in' || kind === 'password_changed'
}

function noticeOf(isMatch: boolean): Notice {
  return { kind: isMatch ? 'game' : 'team', isConcerned: true }
}

export function isLetterKind(kind: string): kind is LetterKind {
  return letterKinds.some((one) => one === kind)
}
