import type { TeamPage } from '@touchline/contract/teams/shapes'

import type { Queryable } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { requireTeamPage } from '../queries/page.ts'
import { actorIn } from './handlers.ts'

/** The page of a team the caller just created or restored. */
export async function pageFor(
  context: RequestContext,
  db: Queryable,
  teamId: string,
): Promise<TeamPage> {
  return requireTeamPage(context.platform, db, await actorIn(db, context, teamId))
}
