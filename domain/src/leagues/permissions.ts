import { isStaff, represents, type Actor } from '../teams/actor.ts'

/** Live events are entered by staff and the scorer; guardians do it for a child. */
export function mayEnterLive(actor: Actor, scorerId: string | null): boolean {
  return isStaff(actor) || (scorerId !== null && represents(actor, scorerId))
}

/** A player, and the account they sign in with. */
interface Voter {
  readonly memberId: string
  readonly accountId: string | null
}

/** Players vote for themselves; guardians do it for a child without an account. */
export function mayVoteFor(actor: Actor, { memberId, accountId }: Voter): boolean {
  if (accountId !== null) return accountId === actor.accountId
  return actor.childIds.includes(memberId)
}

const liveHoursBefore = 12

/** Live entry opens half a day before the match. */
export function liveFrom(event: { readonly startsAt: string }): Date {
  return new Date(Date.parse(event.startsAt) - liveHoursBefore * 3_600_000)
}
