import { isStaffFor, represents, type Actor } from '../teams/actor.ts'

/** A player's figures: the person, the guardians and the staff; one's own need no Premium. */
export function maySeeStatisticsOf(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}
