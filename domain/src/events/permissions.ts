import type { Actor } from '../teams/actor.ts'
import { isBlindTo, isStaff, isStaffFor, speaksFor } from '../teams/actor.ts'

/** Everybody of the team, guardians included, sees its events and who comes. */
export function maySeeEvents(actor: Actor): boolean {
  return isStaff(actor) || actor.memberId !== undefined || actor.childIds.length > 0
}

/** Creating, changing and cancelling is the work of coaches and admins. */
export function mayRunEvents(actor: Actor): boolean {
  return isStaff(actor)
}

/** Whom to call for everybody who may come lies on the device of those who run the event. */
export function mayTakePack(actor: Actor): boolean {
  return isStaff(actor)
}

/** An event that is gone leaves nothing behind: that is for admins. */
export function mayDeleteEvents(actor: Actor): boolean {
  return actor.isAdmin
}

/** Below an event everybody writes who sees it. */
export function mayWriteComments(actor: Actor): boolean {
  return maySeeEvents(actor)
}

/** One's own words, and staff any. */
export function mayRemoveComment(actor: Actor, writerId: string): boolean {
  return isStaff(actor) || actor.accountId === writerId
}

/** For oneself, for one's own children, and staff for anyone on the roster. */
export function mayAnswerFor(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || speaksFor(actor, memberId)
}

/** A comment is for the coaches: it may say why a child stays at home. */
export function mayReadComment(actor: Actor, memberId: string): boolean {
  if (isBlindTo(actor, memberId)) return false
  return isStaffFor(actor, memberId) || speaksFor(actor, memberId)
}

/** Who answered what and when: the person, the guardians and the staff. */
export function mayReadHistory(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || speaksFor(actor, memberId)
}

/** When and why somebody is away: the person, the guardians and the staff; others see the answer alone. */
export function mayKeepUnavailabilities(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || speaksFor(actor, memberId)
}
