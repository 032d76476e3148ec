import { isStaff, type Actor } from '../teams/actor.ts'

/** Everybody of the team, guardians included, sees its leagues, tables and matches. */
export function maySeeLeagues(actor: Actor): boolean {
  return isStaff(actor) || actor.memberId !== undefined || actor.childIds.length > 0
}

/** Making a league, its teams, rules and matches, and entering results is the work of coaches and admins. */
export function mayRunLeagues(actor: Actor): boolean {
  return isStaff(actor)
}

/** A league that is gone takes a season of results with it: that is for admins. */
export function mayDeleteLeagues(actor: Actor): boolean {
  return actor.isAdmin
}

/** Whether visitors may see a league, and by which link, is decided by those who run it. */
export function mayShareLeagues(actor: Actor): boolean {
  return isStaff(actor)
}

/** The man of the match is chosen by those who played, each with one vote. */
export function mayVoteForPlayer(actor: Actor, playedMemberIds: readonly string[]): boolean {
  return actor.memberId !== undefined && playedMemberIds.includes(actor.memberId)
}
