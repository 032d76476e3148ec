import { isStaff, isStaffFor, speaksFor, type Actor } from '../teams/actor.ts'

/** Everybody of the team sees how the team plays. */
export function maySeeTeamStatistics(actor: Actor): boolean {
  return isStaff(actor) || actor.memberId !== undefined || actor.childIds.length > 0
}

/** A player's figures: the person, the guardians and the staff; one's own need no Premium. */
export function maySeeStatisticsOf(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || speaksFor(actor, memberId)
}
