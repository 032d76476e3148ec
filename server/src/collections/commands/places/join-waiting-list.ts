import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { addBill, addLines, type NewBill } from '../../queries/bills.ts'
import type { BillKey } from '../../queries/books.ts'
import type { CollectionRow } from '../../queries/collections.ts'
import { addToWaitingList } from '../../queries/places.ts'
import { announceCollectionChange } from '../lock-for-change.ts'

interface Place {
  /** Locked, so that the list has one order. */
  readonly collection: CollectionRow
  readonly now: Date
}

/** Puts a form at the end of the waiting list; nothing is charged until a place is free. */
export async function joinWaitingList(
  tx: Transaction,
  { collection, now }: Place,
  made: NewBill,
): Promise<BillKey> {
  const { teamId, id: collectionId } = collection
  const key = { teamId, billId: newId() }
  await addBill(tx, { ...key, collectionId, now }, made)
  await addLines(tx, key, made.lines)
  await addToWaitingList(tx, key)
  await announce(tx, { name: 'collections.waiting', topics: [], payload: key })
  await announceCollectionChange(tx, { teamId, collectionId })
  return key
}
