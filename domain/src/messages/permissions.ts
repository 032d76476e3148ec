import { isStaff, type Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'
import type { Audience } from './conversations.ts'

/** People who aren't staff may write to all staff; the safeguards for named people apply. */
export function asksStaff(actor: Actor, audience: Audience): boolean {
  return audience.kind === 'role' && audience.role === 'staff' && !isStaff(actor)
}

/** Messages to individuals, for which the safeguards for named people apply. */
export function isByName(actor: Actor, audience: Audience): boolean {
  const { kind } = audience
  return kind === 'people' || kind === 'sender' || asksStaff(actor, audience)
}

/**
 * Everyone may write to people of the team and to its staff; only staff may write to groups and
 * start announcements.
 */
export function mayStart(
  actor: Actor,
  { audience, isAnnouncement }: { readonly audience: Audience; readonly isAnnouncement: boolean },
): boolean {
  if (isAnnouncement && !isStaff(actor)) return false
  if (audience.kind === 'sender') return true
  if (audience.kind !== 'people')
    return may(actor, 'messages.address_groups') || asksStaff(actor, audience)
  return audience.guardianIds.length === 0 || may(actor, 'messages.choose_guardians')
}

/** A conversation, reduced to what permissions need. */
export interface Place {
  readonly kind: Audience['kind']
  readonly isAnnouncement: boolean
}

export function mayWrite(actor: Actor, { isAnnouncement }: Place): boolean {
  return !isAnnouncement || isStaff(actor)
}

/** Staff may pin; among named people, everyone may. */
export function mayPin(actor: Actor, { kind }: Place): boolean {
  return kind === 'people' || isStaff(actor)
}

/** A message, reduced to what permissions need. */
export interface MessageFacts {
  /** Null for a former member. */
  readonly authorId: string | null
  readonly isRemoved: boolean
}

/** Only one's own messages, until removed. */
export function mayEdit(actor: Actor, { authorId, isRemoved }: MessageFacts): boolean {
  return authorId === actor.accountId && !isRemoved
}

/** One's own messages; staff may remove any. */
export function mayRemove(actor: Actor, { authorId, isRemoved }: MessageFacts): boolean {
  return !isRemoved && (authorId === actor.accountId || isStaff(actor))
}

export function mayClosePoll(actor: Actor, message: MessageFacts): boolean {
  return mayRemove(actor, message)
}

/** Only the author sees the names of readers. */
export function maySeeReaders(actor: Actor, { authorId }: MessageFacts): boolean {
  return authorId === actor.accountId
}
