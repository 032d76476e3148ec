import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { EventKey } from '../queries/page.ts'

/** Who asks something about an event, and when. */
export async function askingOf(
  context: RequestContext,
  { teamId, eventId }: EventKey,
  db: Queryable,
) {
  return { actor: await actorOf(context, teamId, db), now: context.platform.clock(), eventId }
}

export function actorOf(
  context: RequestContext,
  teamId: string,
  db: Queryable = context.platform.database,
): Promise<Actor> {
  return requireActor(db, { accountId: requireAccount(context).id, teamId })
}
