import { mayRunCollections } from '@touchline/domain/collections/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockCollection, type CollectionKey, type CollectionRow } from '../queries/collections.ts'

/** Who does something to a collection, and when. */
export interface Doing {
  readonly actor: Actor
  readonly now: Date
}

/** A collection while something of it is written. */
export interface Running extends Doing {
  readonly collection: CollectionRow
  readonly key: CollectionKey
}

/** The collection, locked for whoever may run it; a collection of another team is not found. */
export async function runCollection(
  tx: Transaction,
  doing: Doing,
  collectionId: string,
): Promise<Running> {
  const key = { teamId: doing.actor.teamId, collectionId }
  const collection = await lockCollection(tx, key)
  if (!mayRunCollections(doing.actor)) throw new AppError('not_allowed')
  return { ...doing, collection, key }
}

/** Tells the team that something of a collection is to be read again: not what, and of whom. */
export async function tellOfCollection(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
): Promise<void> {
  await announce(tx, {
    name: 'collections.changed',
    topics: [`team:${teamId}`],
    payload: { teamId, collectionId },
  })
}

/** A field that cannot be what it was said to be. */
export function refused(field: string, problem: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: problem } })
}
