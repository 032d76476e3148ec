import type { InvitedPerson } from '@touchline/contract/attendance/shapes/marks'
import { maySeeRecord } from '@touchline/domain/attendance/permissions'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { isBlindTo, type Actor } from '@touchline/domain/teams/actor'

/** Hides the mark and its note from people who may not see the member's record. */
export function withoutMark(actor: Actor, person: InvitedPerson): InvitedPerson {
  if (maySeeRecord(actor, person.memberId)) return withoutNote(actor, person)
  return { ...person, mark: null, note: null, markedBy: null, markedAt: null }
}

/** Hides the email address from people who don't see it on the roster. */
export function withoutAddress<
  T extends { readonly memberId: string; readonly email: string | null },
>(actor: Actor, person: T): T {
  const isSeen = maySeePrivate(actor, person.memberId) && !isBlindTo(actor, person.memberId)
  return isSeen ? person : { ...person, email: null }
}

/** Hides notes from API tokens without access to children. */
export function withoutNote<T extends { readonly memberId: string; readonly note: string | null }>(
  actor: Actor,
  about: T,
): T {
  return isBlindTo(actor, about.memberId) ? { ...about, note: null } : about
}
