import { outstandingAmount } from '@touchline/domain/collections/journal'
import type { TransferKind } from '@touchline/domain/collections/statement'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findEntries, isBooked, lockBill } from '../../queries/books.ts'
import {
  findDebitItems,
  lockDebitRun,
  saveDebitItem,
  type DebitItemKey,
  type DebitItemRow,
} from '../../queries/debits/runs.ts'
import { bookEntry } from '../book-entry.ts'

interface Undoing {
  readonly debit: DebitItemKey & { readonly clubId: string }
  /** The key its entries were booked with. */
  readonly source: string
  readonly kind: TransferKind
  readonly accountId: string
  readonly now: Date
}

/** Undoes what a line of the bank did to a debit; later lines about it are undone first. */
export async function undoDebit(tx: Transaction, undoing: Undoing): Promise<void> {
  const { debit, kind } = undoing
  const { clubId, runId, teamId, billId } = debit
  await lockDebitRun(tx, { clubId, debitRunId: runId })
  await lockBill(tx, { teamId, billId })
  const items = await findDebitItems(tx, { clubId, billIds: [billId] })
  const item = items.find((one) => one.runId === runId)
  if (item === undefined) return
  const isCollected = items.some((one) => one.runId !== runId && one.state === 'collecting')
  if (isCollected) throw new AppError('money_on_its_way')
  await (kind === 'taken_back' ? undoReturn(tx, undoing, item) : undoPayment(tx, undoing, item))
}

async function undoPayment(tx: Transaction, undoing: Undoing, item: DebitItemRow): Promise<void> {
  const { source } = undoing
  if (item.state === 'returned') {
    const isLater = !(await isBooked(tx, item.teamId, `${source}:returned`))
    if (isLater && (await isBooked(tx, item.teamId, `${source}:paid`)))
      throw new AppError('changed_meanwhile')
    return saveDebitItem(tx, item, { paid_on: null })
  }
  if (item.state !== 'paid') return
  await book(tx, undoing, { kind: 'returned', amount: item.amount - item.overpaid })
  await saveDebitItem(tx, item, { state: 'collecting', paid_on: null, overpaid: 0 })
}

async function undoReturn(tx: Transaction, undoing: Undoing, item: DebitItemRow): Promise<void> {
  if (item.state !== 'returned') return
  const { teamId, billId, paidOn, amount } = item
  const restored = {
    returned_on: null,
    return_code: null,
    ...(!item.isFeeCharged && { fee: 0 }),
  }
  if (paidOn === null) return saveDebitItem(tx, item, { ...restored, state: 'collecting' })
  const paid = Math.min(amount, outstandingAmount(await findEntries(tx, { teamId, billId })))
  await book(tx, undoing, { kind: 'paid', amount: paid })
  await saveDebitItem(tx, item, { ...restored, state: 'paid', overpaid: amount - paid })
}

interface Booked {
  readonly kind: 'paid' | 'returned'
  readonly amount: number
}

/** Not announced, because no money moved. */
async function book(
  tx: Transaction,
  { debit: { teamId, billId }, source, accountId, now }: Undoing,
  { kind, amount }: Booked,
): Promise<void> {
  if (amount === 0) return
  await bookEntry(
    tx,
    { teamId, billId, now },
    {
      entry: { kind, method: 'transfer', amount },
      source: `${source}:undone`,
      madeBy: accountId,
      note: 'SEPA',
      announceAs: 'nothing',
    },
  )
}
