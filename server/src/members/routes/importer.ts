import { mayImport } from '@touchline/domain/members/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

/** Who asks, if they may bring a list into the team. */
export async function requireImporter(
  context: RequestContext,
  db: Queryable,
  teamId: string,
): Promise<Actor> {
  const account = requireAccount(context)
  const actor = await requireActor(db, { account, teamId })
  if (!mayImport(actor)) throw new AppError('not_allowed')
  return actor
}
