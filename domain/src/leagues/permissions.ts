import { isStaff, represents, type Actor } from '../teams/actor.ts'

/** Staff and the scorer; for a child, its guardians. */
export function mayEnterLive(actor: Actor, scorerId: string | null): boolean {
  return isStaff(actor) || (scorerId !== null && represents(actor, scorerId))
}

/** A player and their account. */
interface Voter {
  readonly memberId: string
  readonly accountId: string | null
}

/** Players vote themselves; guardians vote for a child without an account. */
export function mayVoteFor(actor: Actor, { memberId, accountId }: Voter): boolean {
  if (accountId !== null) return accountId === actor.accountId
  return actor.childIds.includes(memberId)
}

const liveHoursBefore = 12

/** Live entry opens half a day before the match. */
export function liveEntryOpensAt(event: { readonly startsAt: string }): Date {
  return new Date(Date.parse(event.startsAt) - liveHoursBefore * 3_600_000)
}
