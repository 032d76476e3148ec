import type { Actor } from '../teams/actor.ts'
import { isBlindTo, isStaff, isStaffFor, represents } from '../teams/actor.ts'

/** One's own comments; staff may remove any. */
export function mayRemoveComment(actor: Actor, writerId: string): boolean {
  return isStaff(actor) || actor.accountId === writerId
}

/** For yourself and your children; staff for anyone on the roster. */
export function mayAnswerFor(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Only coaches, because a comment may say why a child stays at home. */
export function mayReadComment(actor: Actor, memberId: string): boolean {
  if (isBlindTo(actor, memberId)) return false
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** The person, the guardians and staff see who answered what and when. */
export function mayReadHistory(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Absences are for the person, the guardians and staff; others only see the answer. */
export function mayKeepUnavailabilities(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Guardians tell each other how a child with two homes is handed over; only the child reads it too. */
export function mayNoteHandOver(actor: Actor, memberId: string): boolean {
  return actor.childIds.includes(memberId)
}
