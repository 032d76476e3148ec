import { isStaffFor, represents, type Actor } from '../teams/actor.ts'

/** A player's figures: for the person, the guardians and staff; your own need no Premium. */
export function maySeeStatisticsOf(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}
