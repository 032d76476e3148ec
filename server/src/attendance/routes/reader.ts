import type { Attender } from '@touchline/contract/attendance/shapes/marks'
import { maySeeRecord } from '@touchline/domain/attendance/permissions'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { isBlindTo, type Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

/** Who asks, inside the team. */
export async function actorOf(
  context: RequestContext,
  teamId: string,
  db: Queryable,
): Promise<Actor> {
  const account = requireAccount(context)
  return requireActor(db, { account, teamId })
}

/** Whether somebody was late or injured is not for everybody, nor what staff wrote beside it. */
export function withoutMark(actor: Actor, person: Attender): Attender {
  if (maySeeRecord(actor, person.memberId)) return withoutNote(actor, person)
  return { ...person, mark: null, note: null, markedBy: null, markedAt: null }
}

/** An address is for whom the roster shows it to. */
export function withoutAddress<
  T extends { readonly memberId: string; readonly email: string | null },
>(actor: Actor, person: T): T {
  const isSeen = maySeePrivate(actor, person.memberId) && !isBlindTo(actor, person.memberId)
  return isSeen ? person : { ...person, email: null }
}

/** A program that may not look at children reads no word about anybody. */
export function withoutNote<T extends { readonly memberId: string; readonly note: string | null }>(
  actor: Actor,
  about: T,
): T {
  return isBlindTo(actor, about.memberId) ? { ...about, note: null } : about
}
