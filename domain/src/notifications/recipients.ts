import { isMinor } from '../values/age.ts'
import type { NotificationKind } from './kinds.ts'

const dayLength = 86_400_000

/** Something to tell about, as far as telling depends on it. */
export interface Occasion {
  readonly kind: NotificationKind
  /** The author, who is not notified of their own action. */
  readonly actorId: string | null
  /** When the event takes place that it is about. */
  readonly startsAt: Date | null
  /** Someone asks these people at this moment: a message to a few, not to a team, or a coach's reminder. */
  readonly isDirect?: boolean | undefined
}

/** Someone it concerns: themselves, or as a child they care for. */
export interface Recipient {
  readonly accountId: string
  readonly hasMuted: boolean
  readonly through: Through
}

export type Through =
  | { readonly kind: 'self' }
  /** No one knows the age of a child without a day of birth: it has a guardian, so it is one. */
  | { readonly kind: 'child'; readonly dateOfBirth: string | null; readonly today: string }

/**
 * The one place that decides who finds something in the notification centre. What people prefer
 * (accounts/preferences) is about letters and the phone: the centre is a list one looks at. A change
 * of day, time or place and a cancellation reach everyone, also those who muted the team.
 */
export function isNotified(recipient: Recipient, occasion: Occasion): boolean {
  if (recipient.accountId === occasion.actorId) return false
  if (!isOfConcern(recipient.through)) return false
  return !recipient.hasMuted || isChange(occasion.kind)
}

/** Guardians hear what concerns their child until it is of age. */
function isOfConcern(through: Through): boolean {
  if (through.kind === 'self' || through.dateOfBirth === null) return true
  return isMinor(through.dateOfBirth, through.today)
}

const changes: readonly NotificationKind[] = ['event_changed', 'event_cancelled', 'event_restored']

/** Day, time or place is new, or it's off or on again: people would stand before a locked gate. */
export function isChange(kind: NotificationKind): boolean {
  return changes.includes(kind)
}

/** Off, on again or moved within a day: it cannot wait for the morning. */
export function isUrgent(occasion: Occasion, now: Date): boolean {
  return isChange(occasion.kind) && isNear(occasion, now)
}

function isNear({ startsAt }: Occasion, now: Date): boolean {
  if (startsAt === null) return false
  const left = startsAt.getTime() - now.getTime()
  return left > 0 && left <= dayLength
}
