import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockCollection, type CollectionKey, type CollectionRow } from '../queries/collections.ts'

/** A collection locked until the transaction ends. */
export interface LockedCollection extends ActorContext {
  readonly collection: CollectionRow
  readonly key: CollectionKey
}

/** Throws `not_found` for a collection of another team. */
export async function lockForChange(
  tx: Transaction,
  caller: ActorContext,
  collectionId: string,
): Promise<LockedCollection> {
  const key = { teamId: caller.actor.teamId, collectionId }
  const collection = await lockCollection(tx, key)
  return { ...caller, collection, key }
}

/** Names no payer: everyone in the team receives it. */
export async function announceCollectionChange(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
): Promise<void> {
  await announce(tx, {
    name: 'collections.changed',
    topics: [`team:${teamId}`],
    payload: { teamId, collectionId },
  })
}

export function fieldRefusal(field: string, problem: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: problem } })
}
