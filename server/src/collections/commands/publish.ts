import type { publishing } from '@touchline/contract/collections/shapes/collection'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { requirePremium } from '#server/subscriptions/queries.ts'

import { countBills, deleteCollection, saveCollection } from '../queries/collections.ts'
import { findFees, findFields } from '../queries/fees.ts'
import { countOnRoster, inviteMembers, type Asked } from '../queries/invitations.ts'
import { runCollection, tellOfCollection, type Doing, type Running } from './running.ts'
import { refuseUnready } from './save.ts'

type Publishing = z.infer<typeof publishing>

/** Opens the form and asks people to fill it in. */
export async function publishCollection(
  tx: Transaction,
  doing: Doing,
  { collectionId, version, invite }: Publishing,
): Promise<void> {
  const running = await runCollection(tx, doing, collectionId)
  const { collection, key, now } = running
  if (collection.version !== version || collection.state !== 'draft')
    throw new AppError('changed_meanwhile')
  await requirePremium(tx, { teamId: key.teamId, now })
  const fees = (await findFees(tx, key)).map((fee) => ({ ...fee, sizes: [...fee.sizes] }))
  refuseUnready(collection.kind, {
    ...collection,
    collectionId,
    fees,
    fields: await findFields(tx, key),
  })
  await saveCollection(tx, key, { state: 'open', published_at: now, changed_at: now })
  if (invite.kind === 'everybody') await ask(tx, running, 'everybody')
  if (invite.kind === 'members') await ask(tx, running, invite.memberIds)
  await tellOfCollection(tx, key)
}

/** Asks more members; gives how many of them had not been asked. */
export async function askMembers(
  tx: Transaction,
  doing: Doing,
  { collectionId, memberIds }: { readonly collectionId: string; readonly memberIds: string[] },
): Promise<number> {
  const running = await runCollection(tx, doing, collectionId)
  if (running.collection.state !== 'open') throw new AppError('collection_not_open')
  const count = await ask(tx, running, memberIds)
  await tellOfCollection(tx, running.key)
  return count
}

/** The letters are written by who listens. */
async function ask(tx: Transaction, { key, now }: Running, asked: Asked): Promise<number> {
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

async function refuseStrangers(tx: Transaction, teamId: string, asked: Asked): Promise<void> {
  if (asked === 'everybody') return
  const ids = [...new Set(asked)]
  if ((await countOnRoster(tx, teamId, ids)) < ids.length) throw new AppError('not_found')
}

/** Takes no more forms, or takes them again; one that is not published yet does neither. */
export async function openOrClose(
  tx: Transaction,
  doing: Doing,
  { collectionId, state }: { readonly collectionId: string; readonly state: 'open' | 'closed' },
): Promise<void> {
  const { collection, key, now } = await runCollection(tx, doing, collectionId)
  if (collection.state === 'draft') throw new AppError('collection_not_open')
  if (collection.state === state) return
  await saveCollection(tx, key, { state, changed_at: now })
  await tellOfCollection(tx, key)
}

/** Bills outlive what made them: a collection with one can be closed, not removed. */
export async function removeCollection(
  tx: Transaction,
  doing: Doing,
  { collectionId }: { readonly collectionId: string },
): Promise<void> {
  const { key } = await runCollection(tx, doing, collectionId)
  if ((await countBills(tx, key)) > 0) throw new AppError('collection_has_bills')
  await deleteCollection(tx, key)
  await tellOfCollection(tx, key)
}
