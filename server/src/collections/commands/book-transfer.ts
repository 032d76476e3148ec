import type { Entry } from '@touchline/domain/collections/journal'
import type { TransferKind } from '@touchline/domain/collections/statement'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { BankAccount } from '../queries/banks.ts'
import { followTransfer } from '../queries/debits/collecting.ts'
import { findChosenBills } from '../queries/transfer-bills.ts'
import {
  addPart,
  leaveOutTransfer,
  lockTransfer,
  removeParts,
  type TransferRow,
} from '../queries/transfers.ts'
import { bookEntry } from './book-entry.ts'
import { undoDebit } from './debits/undo.ts'
import { fieldRefusal } from './lock-for-change.ts'

/** Who books on which account, and when. */
export interface BankingContext {
  readonly account: BankAccount
  readonly now: Date
}

interface BillPart {
  readonly teamId: string
  readonly billId: string
  readonly amount: number
}

type Booked = Pick<TransferRow, 'id' | 'kind' | 'bookedOn'>

/** Books parts of a transfer in their bills, in the order given. */
export async function bookParts(
  tx: Transaction,
  { account, now }: BankingContext,
  { transfer, parts }: { readonly transfer: Booked; readonly parts: readonly BillPart[] },
): Promise<void> {
  for (const { teamId, billId, amount } of parts) {
    const id = newId()
    await bookEntry(
      tx,
      { teamId, billId, now },
      {
        entry: entryOf(transfer.kind, amount),
        source: `transfer:${id}`,
        madeBy: account.accountId,
        ...(transfer.bookedOn !== null && { onDay: transfer.bookedOn }),
      },
    )
    await addPart(tx, account.owner, { id, transferId: transfer.id, teamId, billId, amount })
    const onDay = transfer.bookedOn ?? dayInZone(now, 'UTC')
    const kind = transfer.kind === 'taken_back' ? 'returned' : 'paid'
    await followTransfer(tx, { teamId, billId, amount, onDay }, kind)
  }
}

/** A reversed payment is outstanding again. */
function entryOf(kind: TransferKind, amount: number): Entry {
  return { kind: kind === 'taken_back' ? 'returned' : 'paid', method: 'transfer', amount }
}

/** The entry that reverses a transfer's entry. */
function undoOf(kind: TransferKind, amount: number): Entry {
  return { kind: kind === 'taken_back' ? 'paid' : 'returned', method: 'transfer', amount }
}

interface Decision {
  readonly transferId: string
  /** Empty: the rest belongs to no bill. */
  readonly parts: readonly Omit<BillPart, 'teamId'>[]
}

/** Assigns a transfer to bills, or to none; what is left stays as credit. */
export async function decideTransfer(
  tx: Transaction,
  banking: BankingContext,
  { transferId, parts }: Decision,
): Promise<void> {
  const { owner } = banking.account
  const transfer = await lockTransfer(tx, owner, transferId)
  if (transfer.rest === 0) throw new AppError('changed_meanwhile')
  if (parts.length === 0) return leaveOutTransfer(tx, owner, transferId)
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (sum > transfer.rest) throw fieldRefusal('parts', 'more_than_transfer')
  await bookParts(tx, banking, { transfer, parts: await inOrder(tx, banking, { transfer, parts }) })
}

/**
 * Locks bills by number, in the same order as imports, so that simultaneous bookings don't
 * deadlock.
 */
async function inOrder(
  tx: Transaction,
  { account: { teamIds } }: BankingContext,
  { transfer, parts }: { readonly transfer: TransferRow; readonly parts: Decision['parts'] },
): Promise<readonly BillPart[]> {
  const billIds = parts.map(({ billId }) => billId)
  const bills = await findChosenBills(tx, teamIds, billIds)
  if (bills.length < parts.length) throw new AppError('not_found')
  if (bills.some(({ currency }) => currency !== transfer.currency))
    throw fieldRefusal('parts', 'other_currency')
  return bills.flatMap(({ id, teamId }) =>
    parts.filter(({ billId }) => billId === id).map((part) => ({ ...part, teamId })),
  )
}

/** Undoes an assignment: the amounts are outstanding again, and the transfer waits. */
export async function undoTransfer(
  tx: Transaction,
  { account: { owner, accountId }, now }: BankingContext,
  transferId: string,
): Promise<void> {
  const transfer = await lockTransfer(tx, owner, transferId)
  if (transfer.state === 'waiting') return
  for (const part of await removeParts(tx, owner, transferId)) {
    const { id, teamId, billId, runId, amount } = part
    if (billId === null) continue
    if (runId !== null && 'clubId' in owner) {
      const debit = { clubId: owner.clubId, teamId, billId, runId }
      await undoDebit(tx, { debit, source: `transfer:${id}`, kind: transfer.kind, accountId, now })
      continue
    }
    await bookEntry(
      tx,
      { teamId, billId, now },
      {
        entry: undoOf(transfer.kind, amount),
        source: `transfer:${id}:undone`,
        madeBy: accountId,
        // Not announced as a reversal by the bank, because no money moved.
        announceAs: 'nothing',
      },
    )
  }
}
