import { instalmentsOf, type Instalment } from '@touchline/domain/collections/instalments'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { addBill, addInstalments, addLines, findBillOf, type NewBill } from '../queries/bills.ts'
import type { BillKey } from '../queries/books.ts'
import type { CollectionRow } from '../queries/collections.ts'
import { bookEntry, updateTotals } from './book-entry.ts'

/** Who pays without a card has so long. */
const daysToPay = 14

interface Place {
  /** Locked, so that stock is given away once. */
  readonly collection: CollectionRow
  readonly now: Date
  /** The due date, where the treasurer sets one. */
  readonly dueOn?: string
}

/** The bill that was made with this id of the browser, if there is one. */
export function findEarlierBill(
  tx: Transaction,
  { id: collectionId, teamId }: CollectionRow,
  clientId: string,
) {
  return findBillOf(tx, { teamId, collectionId }, clientId)
}

/** Writes a bill with its lines, the days it is due, and what is outstanding as the first entry of its books. */
export async function makeBill(
  tx: Transaction,
  { collection, now, dueOn }: Place,
  made: NewBill,
): Promise<BillKey> {
  const { teamId } = collection
  const key = { teamId, billId: uuidv7() }
  await addBill(tx, { ...key, collectionId: collection.id, now }, made)
  await addLines(tx, key, made.lines)

  const amount = made.lines.reduce((sum, line) => sum + line.amount, 0)
  const today = dayInZone(now, collection.timeZone)
  if (amount > 0)
    await addInstalments(
      tx,
      key,
      dueOn === undefined ? dueOf(amount, made.paymentOption, today) : [{ amount, dueOn }],
    )
  const entry = { kind: 'charged', amount } as const
  const source = `bill:${key.billId}`
  if (amount > 0) await bookEntry(tx, { ...key, now }, { entry, source, onDay: today })
  else await updateTotals(tx, key)
  return key
}

function dueOf(
  amount: number,
  paymentOption: NewBill['paymentOption'],
  today: string,
): readonly Instalment[] {
  if (paymentOption === 'instalments') return instalmentsOf(amount, { from: today })
  return [{ amount, dueOn: paymentOption === 'card' ? today : addDays(today, daysToPay) }]
}
