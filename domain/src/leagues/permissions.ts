import { isStaff, speaksFor, type Actor } from '../teams/actor.ts'

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

/** The line-up, the final result and the report of a match are the work of coaches and admins. */
export function mayRunMatchDay(actor: Actor): boolean {
  return isStaff(actor)
}

/** What happens live is entered by staff and the scorer; guardians do so for a child. */
export function mayEnterLive(actor: Actor, scorerId: string | null): boolean {
  return isStaff(actor) || (scorerId !== null && speaksFor(actor, scorerId))
}

/** Somebody who played, and the account they sign in with. */
interface Voter {
  readonly memberId: string
  readonly accountId: string | null
}

/** Everybody votes for themselves; guardians do so for a child that has no account. */
export function mayVoteFor(actor: Actor, { memberId, accountId }: Voter): boolean {
  if (accountId !== null) return accountId === actor.accountId
  return actor.childIds.includes(memberId)
}

const liveHoursBefore = 12

/** What happens in a match can be entered from half a day before it: nobody knows it earlier. */
export function liveFrom(event: { readonly startsAt: string }): Date {
  return new Date(Date.parse(event.startsAt) - liveHoursBefore * 3_600_000)
}
