import type { Actor } from '../teams/actor.ts'
import { isBlindTo, isStaff, isStaffFor, represents } from '../teams/actor.ts'

/** One's own words, and staff any. */
export function mayRemoveComment(actor: Actor, writerId: string): boolean {
  return isStaff(actor) || actor.accountId === writerId
}

/** For yourself and your children; staff for anyone on the roster. */
export function mayAnswerFor(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** A comment is for the coaches: it may say why a child stays at home. */
export function mayReadComment(actor: Actor, memberId: string): boolean {
  if (isBlindTo(actor, memberId)) return false
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Who answered what and when: the person, the guardians and the staff. */
export function mayReadHistory(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Days away are for the person, the guardians and staff; others only see the answer. */
export function mayKeepUnavailabilities(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}
