import type { TeamPage } from '@touchline/contract/teams/shapes'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { requireActor } from '../queries/actor.ts'
import { requireTeamPage } from '../queries/page.ts'

/** A command in the name of who asks, as what they are in this team. */
export function asActor<T>(
  context: RequestContext,
  teamId: string,
  run: (tx: Transaction, actor: Actor) => Promise<T>,
): Promise<T> {
  const account = requireAccount(context)
  return command(context, async (tx) => run(tx, await requireActor(tx, { account, teamId })))
}

/** The team as who asks sees it. */
export async function pageFor(
  context: RequestContext,
  db: Queryable,
  teamId: string,
): Promise<TeamPage> {
  const account = requireAccount(context)
  const actor = await requireActor(db, { account, teamId })
  return requireTeamPage(context.platform, db, actor)
}
