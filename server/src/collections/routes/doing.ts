import { mayRunCollections } from '@touchline/domain/collections/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { Doing } from '../commands/running.ts'
import { requireCollection, type CollectionKey } from '../queries/collections.ts'

interface OfTeam {
  readonly teamId: string
}

/** Runs a command on collections in the name of whoever asks. */
export function onCollections<T>(
  context: RequestContext,
  { teamId }: OfTeam,
  run: (tx: Transaction, doing: Doing) => Promise<T>,
): Promise<T> {
  return command(context, async (tx) => {
    const account = requireAccount(context)
    const actor = await requireActor(tx, { account, teamId })
    return run(tx, { actor, now: context.platform.clock() })
  })
}

/** Who reads something of a team's collections. */
export async function readerOf(context: RequestContext, { teamId }: OfTeam): Promise<Actor> {
  const account = requireAccount(context)
  return requireActor(context.platform.database, { account, teamId })
}

/** Who reads what is for those who run collections. */
export async function treasurerOf(context: RequestContext, team: OfTeam): Promise<Actor> {
  const actor = await readerOf(context, team)
  if (!mayRunCollections(actor)) throw new AppError('not_allowed')
  return actor
}

/** Who runs a collection and reads something of it; one of another team is not found. */
export async function treasurerIn(context: RequestContext, key: CollectionKey): Promise<Actor> {
  const actor = await readerOf(context, key)
  await requireCollection(context.platform.database, key)
  if (!mayRunCollections(actor)) throw new AppError('not_allowed')
  return actor
}
