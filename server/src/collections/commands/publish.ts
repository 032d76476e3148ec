import type { stateChange } from '@touchline/contract/collections/shapes/collection'
import type { ActorContext } from '@touchline/domain/teams/actor'
import type { z } from 'zod'

import { requirePremium } from '#server/entitlements/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { countBills, deleteCollection, saveCollection } from '../queries/collections.ts'
import { findFees, findFields } from '../queries/fees.ts'
import { countOnRoster, inviteMembers, type Invitees } from '../queries/invitations.ts'
import {
  lockForChange,
  announceCollectionChange,
  type LockedCollection,
} from './lock-for-change.ts'
import { requireComplete } from './save.ts'

type StateChange = z.infer<typeof stateChange>

/** Publishes a draft, closes a collection or reopens it. */
export async function setCollectionState(
  tx: Transaction,
  caller: ActorContext,
  { collectionId, state, version, invite }: StateChange,
): Promise<void> {
  const running = await lockForChange(tx, caller, collectionId)
  const { collection, key, now } = running
  if (version !== undefined) {
    if (state === 'closed' || collection.version !== version || collection.state !== 'draft')
      throw new AppError('changed_meanwhile')
    await publish(tx, running, invite)
  } else {
    if (collection.state === 'draft') throw new AppError('collection_not_open')
    if (collection.state === state) return
    await saveCollection(tx, key, { state, changed_at: now })
  }
  await announceCollectionChange(tx, key)
}

async function publish(
  tx: Transaction,
  running: LockedCollection,
  invite: StateChange['invite'],
): Promise<void> {
  const { collection, key, now } = running
  await requirePremium(tx, { teamId: key.teamId, now })
  const fees = (await findFees(tx, key)).map((fee) => ({ ...fee, sizes: [...fee.sizes] }))
  requireComplete(collection.kind, {
    ...collection,
    collectionId: key.collectionId,
    fees,
    fields: await findFields(tx, key),
  })
  await saveCollection(tx, key, { state: 'open', published_at: now, changed_at: now })
  if (invite.kind === 'everybody') await ask(tx, running, 'everybody')
  if (invite.kind === 'members') await ask(tx, running, invite.memberIds)
}

interface MoreMembers extends ActorContext {
  readonly collectionId: string
  readonly memberIds: readonly string[]
}

/** Returns how many of them had not been invited before. */
export async function inviteMore(
  tx: Transaction,
  { actor, now, collectionId, memberIds }: MoreMembers,
): Promise<number> {
  const running = await lockForChange(tx, { actor, now }, collectionId)
  if (running.collection.state !== 'open') throw new AppError('collection_not_open')
  const count = await ask(tx, running, memberIds)
  await announceCollectionChange(tx, running.key)
  return count
}

/** A listener sends the emails. */
async function ask(
  tx: Transaction,
  { key, now }: LockedCollection,
  asked: Invitees,
): Promise<number> {
  await refuseStrangers(tx, key.teamId, asked)
  const count = await inviteMembers(tx, key, { asked, now })
  if (count > 0)
    await announce(tx, {
      name: 'collections.invited',
      topics: [],
      payload: { ...key, at: now.toISOString() },
    })
  return count
}

async function refuseStrangers(tx: Transaction, teamId: string, asked: Invitees): Promise<void> {
  if (asked === 'everybody') return
  const ids = [...new Set(asked)]
  if ((await countOnRoster(tx, teamId, ids)) < ids.length) throw new AppError('not_found')
}

/** A collection with bills can only be closed, because its ledger must be kept. */
export async function removeCollection(
  tx: Transaction,
  caller: ActorContext,
  { collectionId }: { readonly collectionId: string },
): Promise<void> {
  const { key } = await lockForChange(tx, caller, collectionId)
  if ((await countBills(tx, key)) > 0) throw new AppError('collection_has_bills')
  await deleteCollection(tx, key)
  await announceCollectionChange(tx, key)
}
