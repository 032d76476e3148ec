import type { TeamPage } from '@touchline/contract/teams/shapes'

import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { requireActor } from '../queries/actor.ts'
import { requireTeamPage } from '../queries/page.ts'

/** The page of a team that the caller has just made or restored. */
export async function pageFor(
  context: RequestContext,
  db: Queryable,
  teamId: string,
): Promise<TeamPage> {
  const account = requireAccount(context)
  const actor = await requireActor(db, { account, teamId })
  return requireTeamPage(context.platform, db, actor)
}
