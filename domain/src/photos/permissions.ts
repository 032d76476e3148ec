import { isBlindTo, isStaff, type Actor } from '../teams/actor.ts'

/** Not published yet, seen by the team, or taken down. */
export const photoStates = ['waiting', 'published', 'taken_down'] as const

export type PhotoState = (typeof photoStates)[number]

/** A picture as far as rights depend on it. */
export interface PhotoFacts {
  readonly state: PhotoState
  readonly uploadedBy: string | null
  readonly takenDownBy: string | null
  /** A family asked for it to go. */
  readonly isFinal: boolean
}

/**
 * Everyone in the team sees its pictures, except adults whom the club blocks from a child on the
 * roster: no one knows which pictures show that child. API tokens without access to children don't.
 */
export function maySeePhotos(actor: Actor): boolean {
  return !isBlindTo(actor) && (actor.blockedFrom ?? []).length === 0
}

/** Staff; other adults of the team where the album allows it. */
export function mayAddPhotos(
  actor: Actor,
  { membersMayAdd, isAdult }: { readonly membersMayAdd: boolean; readonly isAdult: boolean },
): boolean {
  return maySeePhotos(actor) && (isStaff(actor) || (membersMayAdd && isAdult))
}

/** Staff look for people without consent first. */
export function mayPublishPhotos(actor: Actor): boolean {
  return maySeePhotos(actor) && isStaff(actor)
}

/** Staff see everything; others what is published, and their own while it waits. */
export function maySeePhoto(actor: Actor, photo: PhotoFacts): boolean {
  if (!maySeePhotos(actor)) return false
  if (isStaff(actor) || photo.state === 'published') return true
  return photo.state === 'waiting' && photo.uploadedBy === actor.accountId
}

/** Everyone who sees a picture may take it down at once. */
export function mayTakeDown(actor: Actor, photo: PhotoFacts): boolean {
  return photo.state === 'published' && maySeePhoto(actor, photo)
}

/** True if staff can't restore what this person takes down: parents and young people decide. */
export function isFinalFrom(actor: Actor, isAdult: boolean): boolean {
  return actor.childIds.length > 0 || !isAdult
}

/** The person who took it down changes their mind; staff restore it unless a family asked. */
export function mayRestore(actor: Actor, photo: PhotoFacts): boolean {
  if (photo.state !== 'taken_down' || !maySeePhotos(actor)) return false
  return photo.takenDownBy === actor.accountId || (isStaff(actor) && !photo.isFinal)
}

/** Staff, and the person who added it. */
export function mayDeletePhoto(actor: Actor, photo: PhotoFacts): boolean {
  return maySeePhotos(actor) && (isStaff(actor) || photo.uploadedBy === actor.accountId)
}

interface AgeFacts {
  /** YYYY-MM-DD; null if unknown. */
  readonly dateOfBirth: string | null
  readonly hasGuardian: boolean
}

/** True for guardians and for adults on the roster; without a birth date, someone with a guardian is a child. */
export function isAdultHere(
  actor: Actor,
  own: AgeFacts | undefined,
  isMinor: (dateOfBirth: string) => boolean,
): boolean {
  if (actor.childIds.length > 0) return true
  if (own === undefined) return isStaff(actor)
  return own.dateOfBirth === null ? !own.hasGuardian : !isMinor(own.dateOfBirth)
}
