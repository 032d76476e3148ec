import { isStaff, type Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'
import type { Audience } from './conversations.ts'

/**
 * Whoever does not run the team may ask all who do: a talk of their own, by the rules for people who
 * are named.
 */
export function asksStaff(actor: Actor, audience: Audience): boolean {
  return audience.kind === 'role' && audience.role === 'staff' && !isStaff(actor)
}

/** What is written to one person or a few, by the rules for people who are named. */
export function isByName(actor: Actor, audience: Audience): boolean {
  const { kind } = audience
  return kind === 'people' || kind === 'sender' || asksStaff(actor, audience)
}

/** Everybody may write to people of the team and to its staff; what only staff may answer, only staff begins. */
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

/** A conversation one is in, as far as writing asks about it. */
export interface Place {
  readonly kind: Audience['kind']
  readonly isAnnouncement: boolean
}

export function mayWrite(actor: Actor, { isAnnouncement }: Place): boolean {
  return !isAnnouncement || isStaff(actor)
}

/** On top for all: staff, and anybody among people who were named. */
export function mayPin(actor: Actor, { kind }: Place): boolean {
  return kind === 'people' || isStaff(actor)
}

/** A message, as far as changing it asks about it. */
export interface Written {
  /** Null: a former member. */
  readonly authorId: string | null
  readonly isRemoved: boolean
}

/** Only your own messages, while they exist. */
export function mayEdit(actor: Actor, { authorId, isRemoved }: Written): boolean {
  return authorId === actor.accountId && !isRemoved
}

/** One's own, and staff any. */
export function mayRemove(actor: Actor, { authorId, isRemoved }: Written): boolean {
  return !isRemoved && (authorId === actor.accountId || isStaff(actor))
}

export function mayClosePoll(actor: Actor, message: Written): boolean {
  return mayRemove(actor, message)
}

/** Names of readers are for the author. */
export function maySeeReaders(actor: Actor, { authorId }: Written): boolean {
  return authorId === actor.accountId
}
