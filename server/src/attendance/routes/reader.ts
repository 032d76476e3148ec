import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { asAsked, requireActor } from '#server/teams/queries/actor.ts'

/** Who asks, inside the team. */
export async function actorOf(
  context: RequestContext,
  teamId: string,
  db: Queryable,
): Promise<Actor> {
  const account = requireAccount(context)
  return asAsked(await requireActor(db, { accountId: account.id, teamId }), account)
}
