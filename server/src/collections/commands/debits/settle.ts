import { balancesOf, outstandingAmount } from '@touchline/domain/collections/journal'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findEntries, lockBill } from '../../queries/books.ts'
import { saveDebitItem, type DebitItemRow } from '../../queries/debits/runs.ts'
import { bookEntry } from '../book-entry.ts'

interface Settling {
  readonly item: DebitItemRow
  readonly now: Date
  readonly accountId: string
  readonly onDay: string
  /** A key that makes repeated calls count once. */
  readonly source: string
  /** Returned ones were in the bank's credit, too, and were debited separately. */
  readonly isGross: boolean
}

/** Books a successful debit. If the bill was paid otherwise meanwhile, that is reported. */
export async function settleItem(tx: Transaction, settling: Settling): Promise<void> {
  const { item, isGross, onDay } = settling
  const { teamId, billId, amount, state, paidOn } = item
  const isLateReturn = state === 'returned' && paidOn === null && isGross
  if (state !== 'collecting' && !isLateReturn) return
  await lockBill(tx, { teamId, billId })
  const booked = Math.min(amount, outstandingAmount(await findEntries(tx, { teamId, billId })))
  if (booked > 0) await book(tx, settling, { kind: 'paid', booked, isTold: !isLateReturn })
  if (isLateReturn) {
    if (booked > 0) await book(tx, settling, { kind: 'returned', booked, isTold: false })
    return saveDebitItem(tx, item, { paid_on: onDay })
  }
  await saveDebitItem(tx, item, { state: 'paid', paid_on: onDay, overpaid: amount - booked })
}

interface Booked {
  readonly kind: 'paid' | 'returned'
  readonly booked: number
  readonly isTold: boolean
}

async function book(
  tx: Transaction,
  { item: { teamId, billId }, now, accountId, onDay, source }: Settling,
  { kind, booked, isTold }: Booked,
): Promise<void> {
  await bookEntry(
    tx,
    { teamId, billId, now },
    {
      entry: { kind, method: 'transfer', amount: booked },
      source: `${source}:${kind}`,
      onDay,
      madeBy: accountId,
      note: 'SEPA',
      ...(!isTold && { announceAs: 'nothing' as const }),
    },
  )
}

interface Returning {
  readonly item: DebitItemRow
  readonly now: Date
  readonly accountId: string
  readonly onDay: string
  readonly source: string
  readonly code: string | null
  /** The bank's fee. */
  readonly fee: number
}

/** Books a returned debit: what wasn't refunded is open again, and the payer is notified. */
export async function returnItem(
  tx: Transaction,
  { item, now, accountId, onDay, source, code, fee }: Returning,
): Promise<void> {
  const { teamId, billId, collectionId, amount, overpaid, state } = item
  if (state !== 'paid' && state !== 'collecting') return
  await lockBill(tx, { teamId, billId })
  const balances = balancesOf(await findEntries(tx, { teamId, billId }))
  const booked = state === 'paid' ? Math.min(amount - overpaid, balances.transfer) : 0
  await saveDebitItem(tx, item, {
    state: 'returned',
    returned_on: onDay,
    return_code: code,
    fee,
    overpaid: 0,
  })
  if (booked > 0)
    await bookEntry(
      tx,
      { teamId, billId, now },
      {
        entry: { kind: 'returned', method: 'transfer', amount: booked },
        source: `${source}:returned`,
        onDay,
        madeBy: accountId,
        note: code ?? '',
      },
    )
  else if (balances.outstanding > 0)
    await announce(tx, {
      name: 'collections.booked',
      topics: [`team:${teamId}`],
      payload: { teamId, billId, collectionId, entryId: newId(), kind: 'returned', amount },
    })
}
