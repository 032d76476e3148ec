import type { Actor } from '../teams/actor.ts'
import { isStaff, speaksFor } from '../teams/actor.ts'

/** Staff marks who really came. */
export function mayMark(actor: Actor): boolean {
  return isStaff(actor)
}

/** Who comes is for everybody; a person's record of a season is for staff, the person and the guardians. */
export function maySeeRecord(actor: Actor, memberId: string): boolean {
  return isStaff(actor) || speaksFor(actor, memberId)
}

/** A mark can be set once the event has begun. */
export function isMarkable(event: { readonly startsAt: string }, now: Date): boolean {
  return Date.parse(event.startsAt) <= now.getTime()
}
