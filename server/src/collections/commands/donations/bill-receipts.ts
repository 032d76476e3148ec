import type { Queryable } from '#server/platform/database/database.ts'

import type { BillKey } from '../../queries/books.ts'
import { findReceiptsOfBill } from '../../queries/donations/receipts.ts'
import { receiptNumber } from './write-receipt.ts'

/** The receipts that a donor finds on the page of a bill. */
export async function findBillReceipts(db: Queryable, key: BillKey) {
  const receipts = await findReceiptsOfBill(db, key)
  return receipts.map((receipt) => ({
    id: receipt.id,
    number: receiptNumber(receipt),
    total: receipt.document.total,
  }))
}
