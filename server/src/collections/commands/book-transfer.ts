import type { Entry } from '@touchline/domain/collections/journal'
import type { TransferKind } from '@touchline/domain/collections/statement'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { followTransfer } from '../queries/debits/runs.ts'
import { findChosenBills } from '../queries/transfer-bills.ts'
import {
  addPart,
  leaveOut,
  lockTransfer,
  takeParts,
  type TransferRow,
} from '../queries/transfers.ts'
import { bookEntry } from './book-entry.ts'
import { refused } from './lock-for-change.ts'

interface BillPart {
  readonly billId: string
  readonly amount: number
}

type Booked = Pick<TransferRow, 'id' | 'kind' | 'bookedOn'>

/** Books parts of a transfer in their bills, in the order given. */
export async function bookParts(
  tx: Transaction,
  { actor: { teamId, accountId }, now }: ActorContext,
  { transfer, parts }: { readonly transfer: Booked; readonly parts: readonly BillPart[] },
): Promise<void> {
  for (const { billId, amount } of parts) {
    const id = newId()
    await bookEntry(
      tx,
      { teamId, billId, now },
      {
        entry: entryOf(transfer.kind, amount),
        source: `transfer:${id}`,
        madeBy: accountId,
        ...(transfer.bookedOn !== null && { onDay: transfer.bookedOn }),
      },
    )
    await addPart(tx, { teamId, transferId: transfer.id }, { id, billId, amount })
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
  readonly parts: readonly BillPart[]
}

/** Assigns a transfer to bills, or to none; what is left stays as credit. */
export async function decideTransfer(
  tx: Transaction,
  caller: ActorContext,
  { transferId, parts }: Decision,
): Promise<void> {
  const { teamId } = caller.actor
  const transfer = await lockTransfer(tx, { teamId, transferId })
  if (transfer.rest === 0) throw new AppError('changed_meanwhile')
  if (parts.length === 0) return leaveOut(tx, { teamId, transferId })
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (sum > transfer.rest) throw refused('parts', 'more_than_transfer')
  await bookParts(tx, caller, { transfer, parts: await inOrder(tx, caller, { transfer, parts }) })
}

/**
 * Locks bills by number, in the same order as imports, so that simultaneous bookings don't
 * deadlock.
 */
async function inOrder(
  tx: Transaction,
  { actor: { teamId } }: ActorContext,
  { transfer, parts }: { readonly transfer: TransferRow; readonly parts: readonly BillPart[] },
): Promise<readonly BillPart[]> {
  const bills = await findChosenBills(tx, { teamId, billIds: parts.map(({ billId }) => billId) })
  if (bills.length < parts.length) throw new AppError('not_found')
  if (bills.some(({ currency }) => currency !== transfer.currency))
    throw refused('parts', 'other_currency')
  return bills.flatMap(({ id }) => parts.filter(({ billId }) => billId === id))
}

/** Undoes an assignment: the amounts are outstanding again, and the transfer waits. */
export async function undoTransfer(
  tx: Transaction,
  { actor, now }: ActorContext,
  { transferId }: { readonly transferId: string },
): Promise<void> {
  const { teamId, accountId } = actor
  const transfer = await lockTransfer(tx, { teamId, transferId })
  if (transfer.state === 'waiting') return
  for (const { id, billId, amount } of await takeParts(tx, { teamId, transferId })) {
    if (billId === null) continue
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
