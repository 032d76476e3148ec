import { outstandingAmount } from '@touchline/domain/collections/journal'
import type { ActorContext } from '@touchline/domain/teams/actor'

import { bookEntry } from '#server/collections/commands/book-entry.ts'
import { findEntries, lockBill, type BillKey } from '#server/collections/queries/books.ts'
import { findOpenPage } from '#server/collections/queries/checkouts.ts'
import { isBillCollecting } from '#server/collections/queries/debits/collecting.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

interface Cancelled {
  readonly billId: string
  readonly entryId: string
}

/** Waives a bill whole; one that was paid, or is being paid, stays. */
export async function cancelBill(
  tx: Transaction,
  { actor: { teamId, accountId }, now }: ActorContext,
  { billId, entryId }: Cancelled,
): Promise<void> {
  const key = { teamId, billId }
  await lockBill(tx, key)
  if (await isBeingPaid(tx, key, now)) throw new AppError('money_on_its_way')
  const entries = await findEntries(tx, key)
  if (!entries.every(({ kind }) => kind === 'charged')) throw new AppError('bill_in_use')
  const entry = { kind: 'waived', amount: outstandingAmount(entries) } as const
  await bookEntry(tx, { ...key, now }, { entry, source: `cash-box:${entryId}`, madeBy: accountId })
}

async function isBeingPaid(tx: Transaction, key: BillKey, now: Date): Promise<boolean> {
  const page = await findOpenPage(tx, key)
  const isOpen = page !== undefined && (page.state === 'waiting' || page.expires_at > now)
  return isOpen || (await isBillCollecting(tx, key))
}
