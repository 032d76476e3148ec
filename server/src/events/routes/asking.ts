import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { asAsked, findActor, requireActor } from '#server/teams/queries/actor.ts'

import { requireComer } from '../queries/guests.ts'
import type { EventKey } from '../queries/page.ts'

/** Who asks something about an event, and when; guests of the event may ask as well. */
export async function askingOf(context: RequestContext, key: EventKey, db: Queryable) {
  const account = requireAccount(context)
  const accountId = account.id
  const own = await findActor(db, { accountId, teamId: key.teamId })
  const actor = await requireComer(db, key, { accountId, own })
  return { actor: asAsked(actor, account), now: context.platform.clock(), eventId: key.eventId }
}

export function actorOf(
  context: RequestContext,
  teamId: string,
  db: Queryable = context.platform.database,
): Promise<Actor> {
  return requireActor(db, { accountId: requireAccount(context).id, teamId })
}
