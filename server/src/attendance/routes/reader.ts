import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

/** Who asks, inside the team. */
export function actorOf(context: RequestContext, teamId: string, db: Queryable): Promise<Actor> {
  return requireActor(db, { accountId: requireAccount(context).id, teamId })
}
