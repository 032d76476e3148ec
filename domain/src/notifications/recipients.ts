import { isMinor } from '../values/age.ts'
import type { NotificationKind } from './kinds.ts'

const dayLength = 86_400_000

/** The facts that decide about a notification. */
export interface Occasion {
  readonly kind: NotificationKind
  /** The author, who is not notified of their own action. */
  readonly actorId: string | null
  /** When the event it is about takes place. */
  readonly startsAt: Date | null
  /** Someone addresses these people now: a message to a few, or a coach's reminder. */
  readonly isDirect?: boolean | undefined
}

/** Someone it concerns, directly or as a guardian. */
export interface Recipient {
  readonly accountId: string
  readonly hasMuted: boolean
  readonly through: RecipientRelation
}

export type RecipientRelation =
  | { readonly kind: 'self' }
  /** A member with a guardian and without a birth date counts as a child. */
  | ChildRelation

interface ChildRelation {
  readonly kind: 'child'
  readonly dateOfBirth: string | null
  readonly today: string
  /** Set if the child has two homes: whether the child is with this guardian at that time. */
  readonly home?: { readonly memberId: string; readonly isHere: boolean } | undefined
}

/**
 * Decides who gets something in the notification centre. Preferences (accounts/preferences) only
 * affect emails and pushes. Changes of day, time or place and cancellations reach everyone, even
 * in muted teams.
 */
export function isNotified(recipient: Recipient, occasion: Occasion): boolean {
  if (recipient.accountId === occasion.actorId) return false
  if (!isOfConcern(recipient.through)) return false
  return !recipient.hasMuted || isChange(occasion.kind)
}

/** Guardians are notified until their child is of age. */
function isOfConcern(through: RecipientRelation): boolean {
  if (through.kind === 'self' || through.dateOfBirth === null) return true
  return isMinor(through.dateOfBirth, through.today)
}

/**
 * Leaves out guardians while the child is in the other home, provided someone there is notified. Both are
 * notified if the other one has no account, muted the team or gets no emails and pushes.
 */
export function atHome<One extends { readonly recipient: Recipient; readonly isTold: boolean }>(
  people: readonly One[],
): readonly One[] {
  const homeOf = ({ recipient: { through } }: One) =>
    through.kind === 'child' ? through.home : undefined
  const notified = people.flatMap((one) => {
    const home = homeOf(one)
    return home?.isHere === true && one.isTold ? [home.memberId] : []
  })
  return people.filter((one) => {
    const home = homeOf(one)
    return home === undefined || home.isHere || !notified.includes(home.memberId)
  })
}

const changes: readonly NotificationKind[] = ['event_changed', 'event_cancelled', 'event_restored']

/**
 * A new day, time or place, a cancellation or a restoration: otherwise people would come in vain.
 */
export function isChange(kind: NotificationKind): boolean {
  return changes.includes(kind)
}

/** A change within a day, which can't wait for the morning. */
export function isUrgent(occasion: Occasion, now: Date): boolean {
  return isChange(occasion.kind) && isNear(occasion, now)
}

function isNear({ startsAt }: Occasion, now: Date): boolean {
  if (startsAt === null) return false
  const left = startsAt.getTime() - now.getTime()
  return left > 0 && left <= dayLength
}
