import type { StatementImportResult } from '@touchline/contract/collections/shapes/transfer'
import { matchTransfer } from '@touchline/domain/collections/matching'
import { findBillNumbers } from '@touchline/domain/collections/payment-reference'
import type { Statement, Transfer } from '@touchline/domain/collections/statement'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { lockBill } from '../queries/books.ts'
import { findTransferBills, type TransferBill } from '../queries/transfer-bills.ts'
import {
  addTransfer,
  findKeysKnownElsewhere,
  hasDuplicate,
  leaveOutInTeams,
} from '../queries/transfers.ts'
import { bookParts, type BankingContext } from './book-transfer.ts'
import { importDebits, type Debits } from './debits/import-debits.ts'
import { rowOf, summaryOf } from './transfer-row.ts'

/**
 * Imports a bank statement: books certain transfers, and a club's direct debits; ignores known ones.
 * One that may repeat an earlier file's transfer in another format is put to the treasurer.
 */
export async function importStatement(
  tx: Transaction,
  banking: BankingContext,
  statement: Statement,
): Promise<StatementImportResult> {
  const { owner } = banking.account
  if (!('clubId' in owner)) return importTransfers(tx, banking, { ...noDebits, rest: statement })
  const { clubId } = owner
  return importTransfers(tx, banking, await importDebits(tx, { ...banking, clubId }, statement))
}

const noDebits = { collected: { count: 0, amount: 0 }, returned: [], known: 0 }

async function importTransfers(
  tx: Transaction,
  { account, now }: BankingContext,
  { rest, ...debits }: Debits,
): Promise<StatementImportResult> {
  const { owner, teamIds, accountId } = account
  const { transfers, notBooked, ...listed } = rest
  const read = transfers.map((transfer) => ({
    transfer,
    row: { ...rowOf(transfer), id: newId(), accountId, now },
    named: findBillNumbers(transfer.words),
  }))
  const keys = read.map(({ row }) => row.key)
  if ('clubId' in owner) await leaveOutInTeams(tx, { account, keys })
  const elsewhere = await findKeysKnownElsewhere(tx, { account, keys })
  const bills = await lockNamedBills(tx, teamIds, read)
  const answer = { booked: 0, waiting: 0, notBooked, ...debits, ...summaryOf(listed) }
  for (const one of inOrder(read)) {
    const { row } = one
    const isNew = !elsewhere.has(row.key) && (await addTransfer(tx, owner, row))
    const parts = isNew ? await sureParts(tx, one, bills) : []
    await bookParts(tx, { account, now }, { transfer: row, parts })
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
  teamIds: readonly string[],
  read: readonly ReadTransfer[],
): Promise<Bills> {
  const numbers = read.flatMap(({ named }) => named)
  const bills = await findTransferBills(tx, teamIds, { numbers })
  for (const { id: billId, teamId } of bills) await lockBill(tx, { teamId, billId })
  const locked = await findTransferBills(tx, teamIds, { numbers })
  return new Map(locked.map((bill) => [bill.number, bill]))
}

function lower(bills: Bills, number: number, amount: number): void {
  const bill = bills.get(number)
  if (bill) bills.set(number, { ...bill, open: bill.open - amount })
}

interface ReadTransfer {
  readonly transfer: Transfer
  readonly row: ReturnType<typeof rowOf> &
    Pick<Parameters<typeof addTransfer>[2], 'id' | 'accountId' | 'now'>
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

/** The bills it certainly pays; none if an earlier file may contain it in another format. */
async function sureParts(tx: Transaction, { row, transfer, named }: ReadTransfer, bills: Bills) {
  const meant = named.flatMap((number) => bills.get(number) ?? []).filter(({ open }) => open > 0)
  const match = meant.length === 0 ? undefined : matchTransfer(transfer, meant)
  if (match?.kind !== 'sure') return []
  const parts = match.parts.flatMap(({ bill: number, amount }) => {
    const bill = bills.get(number)
    return bill === undefined ? [] : [{ teamId: bill.teamId, billId: bill.id, number, amount }]
  })
  return (await hasDuplicate(tx, { ...row, bills: parts })) ? [] : parts
}
