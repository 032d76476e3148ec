import { isStaffFor, represents, type Actor } from '../teams/actor.ts'

/** A player's figures are for the player, the guardians and staff. One's own need no Premium. */
export function maySeeStatisticsOf(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}
