import type { importedStatement } from '@touchline/contract/collections/shapes/transfer'
import { matchOf } from '@touchline/domain/collections/matching'
import { billsIn } from '@touchline/domain/collections/payment-reference'
import type { Statement, Transfer } from '@touchline/domain/collections/statement'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'

import { lockBill } from '../queries/books.ts'
import { findTransferBills, type TransferBill } from '../queries/transfer-bills.ts'
import { addTransfer, hasTwin } from '../queries/transfers.ts'
import { bookParts } from './book-transfer.ts'
import { rowOf, toldOf } from './transfer-row.ts'

type Imported = z.infer<typeof importedStatement>

/**
 * Imports a bank statement: books certain transfers, and ignores known ones. One that may repeat an
 * earlier file's transfer in another format is put to the treasurer.
 */
export async function importStatement(
  tx: Transaction,
  { actor, now }: ActorContext,
  { transfers, out, notBooked, unread }: Statement,
): Promise<Imported> {
  const { teamId, accountId } = actor
  const read = transfers.map((transfer) => ({ transfer, named: billsIn(transfer.words) }))
  const bills = await lockNamedBills(tx, teamId, read)
  const answer = { booked: 0, known: 0, waiting: 0, notBooked, ...toldOf({ out, unread }) }
  for (const { transfer, named } of inOrder(read)) {
    const row = { ...rowOf(transfer), id: newId(), teamId, accountId, now }
    const isNew = await addTransfer(tx, row)
    const parts = isNew ? await sureParts(tx, { row, transfer, named }, bills) : []
    await bookParts(tx, { actor, now }, { transfer: row, parts })
    for (const { number, amount } of parts) lower(bills, number, amount)
    answer[isNew ? (parts.length === 0 ? 'waiting' : 'booked') : 'known'] += 1
  }
  return answer
}

type Bills = Map<number, TransferBill>

/**
 * Locks bills in a fixed order before reading them, so that simultaneous imports don't deadlock.
 */
async function lockNamedBills(
  tx: Transaction,
  teamId: string,
  read: readonly ReadTransfer[],
): Promise<Bills> {
  const numbers = read.flatMap(({ named }) => named)
  const bills = await findTransferBills(tx, teamId, { numbers })
  for (const { id: billId } of bills) await lockBill(tx, { teamId, billId })
  const locked = await findTransferBills(tx, teamId, { numbers })
  return new Map(locked.map((bill) => [bill.number, bill]))
}

function lower(bills: Bills, number: number, amount: number): void {
  const bill = bills.get(number)
  if (bill) bills.set(number, { ...bill, open: bill.open - amount })
}

interface ReadTransfer {
  readonly transfer: Transfer
  /** Bill numbers in its text. */
  readonly named: readonly number[]
}

/** Transfers by key: the same order for all imports. */
function inOrder(transfers: readonly ReadTransfer[]): readonly ReadTransfer[] {
  return transfers.toSorted(
    (one, other) =>
      (one.named[0] ?? 0) - (other.named[0] ?? 0) ||
      (one.transfer.key < other.transfer.key ? -1 : 1),
  )
}

interface NewTransfer extends ReadTransfer {
  readonly row: Omit<Parameters<typeof hasTwin>[1], 'billIds'>
}

/** The bills it certainly pays; none if an earlier file may contain it in another format. */
async function sureParts(tx: Transaction, { row, transfer, named }: NewTransfer, bills: Bills) {
  const meant = named.flatMap((number) => bills.get(number) ?? []).filter(({ open }) => open > 0)
  const match = meant.length === 0 ? undefined : matchOf(transfer, meant)
  if (match?.kind !== 'sure') return []
  const parts = match.parts.flatMap(({ bill: number, amount }) => {
    const bill = bills.get(number)
    return bill === undefined ? [] : [{ billId: bill.id, number, amount }]
  })
  const isTwin = await hasTwin(tx, { ...row, billIds: parts.map(({ billId }) => billId) })
  return isTwin ? [] : parts
}
