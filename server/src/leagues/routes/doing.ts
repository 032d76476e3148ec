import { mayRunLeagues, maySeeLeagues } from '@touchline/domain/leagues/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { Doing } from '../commands/running.ts'
import { requireLeague, type LeagueKey } from '../queries/leagues.ts'

/** Runs a command on a league in the name of whoever asks. */
export function onLeague<T>(
  context: RequestContext,
  { teamId }: { readonly teamId: string },
  run: (tx: Transaction, doing: Doing) => Promise<T>,
): Promise<T> {
  return command(context, async (tx) => {
    const account = requireAccount(context)
    const actor = await requireActor(tx, { account, teamId })
    return run(tx, { actor, now: context.platform.clock() })
  })
}

/** Who reads something of a league. */
export async function readerOf(
  context: RequestContext,
  teamId: string,
  db: Queryable = context.platform.database,
): Promise<Actor> {
  const account = requireAccount(context)
  const actor = await requireActor(db, { account, teamId })
  if (!maySeeLeagues(actor)) throw new AppError('not_found')
  return actor
}

/** Who reads what is for those who run leagues. */
export async function staffOf(context: RequestContext, key: LeagueKey): Promise<void> {
  const actor = await readerOf(context, key.teamId)
  await requireLeague(context.platform.database, key)
  if (!mayRunLeagues(actor)) throw new AppError('not_allowed')
}
