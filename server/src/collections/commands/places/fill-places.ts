import { hasPlaces, entriesToPromote, holdsToRelease } from '@touchline/domain/collections/places'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  lockCollection,
  type CollectionKey,
  type CollectionRow,
} from '../../queries/collections.ts'
import { findFees } from '../../queries/fees.ts'
import {
  findGivesPlaces,
  findUnpaidHolds,
  findWaiting,
  findWaitingCollections,
  takeFromWaitingList,
  type WaitingEntry,
} from '../../queries/places.ts'
import { bookEntry } from '../book-entry.ts'
import { chargeBill } from '../make-bill.ts'
import { findFreePlaces } from './free-places.ts'

/** Gives free places to those who wait, in order, and bills them. */
export async function fillPlaces(tx: Transaction, key: CollectionKey, now: Date): Promise<void> {
  await fillPlacesOf(tx, { collection: await lockCollection(tx, key), now })
}

/** The same for a locked collection. */
export async function fillPlacesOf(tx: Transaction, { collection, now }: Place): Promise<void> {
  if (!hasPlaces(collection.kind) || isOver(collection, now)) return
  const key = { teamId: collection.teamId, collectionId: collection.id }
  const waiting = await findWaiting(tx, key)
  if (waiting.length === 0 || !(await findGivesPlaces(tx, key.teamId))) return
  const free = await findFreePlaces(tx, collection, await findFees(tx, key))
  for (const entry of entriesToPromote(waiting, free))
    await placeEntry(tx, { collection, now }, entry)
}

interface Place {
  /** Locked, so that a place is given once. */
  readonly collection: CollectionRow
  readonly now: Date
}

/** Bills someone who waited, with the usual time to pay; a listener emails them. */
export async function placeEntry(
  tx: Transaction,
  { collection, now }: Place,
  { billId, amount }: Pick<WaitingEntry, 'billId' | 'amount'>,
): Promise<void> {
  const key = { teamId: collection.teamId, billId }
  await takeFromWaitingList(tx, key)
  await chargeBill(tx, { collection, now }, { key, amount, paymentOption: 'later' })
  await announce(tx, {
    name: 'collections.billed',
    topics: [],
    payload: { ...key, collectionId: collection.id, news: 'placed' },
  })
}

/** No one is promoted once it has ended. */
function isOver({ endsOn, startsOn, timeZone }: CollectionRow, now: Date): boolean {
  const lastDay = endsOn ?? startsOn
  return lastDay !== null && lastDay < dayInZone(now, timeZone)
}

/** Hourly: releases places whose payment is late while others wait, and fills those that are free. */
export async function releasePlaces({ database, clock }: Platform): Promise<void> {
  for (const key of await findWaitingCollections(database))
    await database.transaction().execute(async (tx) => {
      const place = { collection: await lockCollection(tx, key), now: clock() }
      await releaseUnpaid(tx, place)
      await fillPlacesOf(tx, place)
    })
}

/** Releases places only for people who can move up then. */
async function releaseUnpaid(tx: Transaction, { collection, now }: Place): Promise<void> {
  const key = { teamId: collection.teamId, collectionId: collection.id }
  if (collection.holdDays === null || isOver(collection, now)) return
  const holds = await findUnpaidHolds(tx, collection, now)
  if (holds.length === 0) return
  const waiting = await findWaiting(tx, key)
  const free = await findFreePlaces(tx, collection, await findFees(tx, key))
  for (const { teamId, billId, outstanding } of holdsToRelease(holds, { waiting, free })) {
    const entry = { kind: 'waived', amount: outstanding } as const
    await bookEntry(tx, { teamId, billId, now }, { entry, source: `released:${billId}` })
    await announce(tx, {
      name: 'collections.place_released',
      topics: [],
      payload: { teamId, billId },
    })
  }
}
