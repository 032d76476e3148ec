import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { requirePayerBill } from '../queries/bill-page.ts'
import { lockBill, type BillKey } from '../queries/books.ts'
import { addRequest } from '../queries/requests.ts'
import { announceCollectionChange } from './lock-for-change.ts'

interface Asked {
  readonly kind: 'reduction' | 'instalments'
  readonly words: string
  readonly now: Date
}

/** Requests a reduction or instalments. Only treasurers can read it. */
export async function requestRelief(tx: Transaction, bill: BillKey, asked: Asked): Promise<void> {
  await lockBill(tx, bill)
  const { outstanding, collectionId } = await requirePayerBill(tx, bill)
  if (outstanding === 0) throw new AppError('conflict')
  await saveReliefRequest(tx, { ...bill, collectionId }, asked)
  await announceCollectionChange(tx, { teamId: bill.teamId, collectionId })
}

/** Saves a request and notifies the people who can answer it. */
export async function saveReliefRequest(
  tx: Transaction,
  { collectionId, ...bill }: BillKey & { readonly collectionId: string },
  asked: Asked,
): Promise<void> {
  await addRequest(tx, bill, asked)
  await announce(tx, {
    name: 'collections.relief_asked',
    topics: [],
    payload: { teamId: bill.teamId, collectionId },
  })
}
