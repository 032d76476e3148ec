import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { requirePayerBill } from '../../queries/bill-page.ts'
import { lockBill, type BillKey } from '../../queries/books.ts'
import { lockCollection } from '../../queries/collections.ts'
import { deleteUncharged } from '../../queries/places.ts'
import { bookEntry } from '../book-entry.ts'
import { announceCollectionChange } from '../lock-for-change.ts'
import { fillPlaces } from './fill-places.ts'

/** The payer leaves the waiting list, or gives up a place that nothing was paid for. Answers of which. */
export async function withdrawEntry(tx: Transaction, key: BillKey, now: Date) {
  const { collectionId } = await requirePayerBill(tx, key)
  const ofCollection = { teamId: key.teamId, collectionId }
  await lockCollection(tx, ofCollection)
  await lockBill(tx, key)
  const { outstanding, mayWithdraw, collectionName } = await requirePayerBill(tx, key)
  if (!mayWithdraw) throw new AppError('conflict')
  if (outstanding === 0) await deleteUncharged(tx, key)
  else {
    const entry = { kind: 'waived', amount: outstanding } as const
    await bookEntry(tx, { ...key, now }, { entry, source: `withdrawn:${key.billId}` })
  }
  await fillPlaces(tx, ofCollection, now)
  await announceCollectionChange(tx, ofCollection)
  return { collection: collectionName }
}
