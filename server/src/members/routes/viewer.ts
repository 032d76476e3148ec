import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { Doing } from '../commands/members.ts'
import type { Viewer } from '../queries/roster.ts'

/** Who is asking about a team, and how pictures are shown to them; not_found for strangers. */
export async function viewerOf(
  context: RequestContext,
  db: Queryable,
  teamId: string,
): Promise<Viewer> {
  const actor = await requireActor(db, { accountId: requireAccount(context).id, teamId })
  return { actor, show: await pictureAddresses(context.platform) }
}

export function doing({ actor }: Viewer, { platform }: RequestContext): Doing {
  return { actor, now: platform.clock() }
}
