import { instalmentsOf, type Instalment } from '@touchline/domain/collections/instalments'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { addBill, addInstalments, addLines, findBillOf, type NewBill } from '../queries/bills.ts'
import type { BillKey } from '../queries/books.ts'
import type { CollectionRow } from '../queries/collections.ts'
import { bookEntry, updateTotals } from './book-entry.ts'

/** Days to pay without a card, unless places are held for fewer or more. */
const daysToPay = 14

interface Place {
  /** Locked, so that stock is sold once. */
  readonly collection: CollectionRow
  readonly now: Date
  /** The due date, if the treasurer sets one. */
  readonly dueOn?: string | undefined
}

/** The bill already created with this client id, if any. */
export function findEarlierBill(
  tx: Transaction,
  { id: collectionId, teamId }: CollectionRow,
  clientId: string,
) {
  return findBillOf(tx, { teamId, collectionId }, clientId)
}

/** Creates a bill with its lines and due dates, and charges it as the first ledger entry. */
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
  const { paymentOption } = made
  await chargeBill(tx, { collection, now, dueOn }, { key, amount, paymentOption })
  return key
}

interface Charge {
  readonly key: BillKey
  readonly amount: number
  readonly paymentOption: NewBill['paymentOption']
}

/** Sets the due dates of a bill and charges it. */
export async function chargeBill(
  tx: Transaction,
  { collection, now, dueOn }: Place,
  { key, amount, paymentOption }: Charge,
): Promise<void> {
  const today = dayInZone(now, collection.timeZone)
  if (amount > 0)
    await addInstalments(
      tx,
      key,
      dueOn === undefined
        ? dueOf(amount, paymentOption, { today, days: collection.holdDays ?? daysToPay })
        : [{ amount, dueOn }],
    )
  const entry = { kind: 'charged', amount } as const
  const source = `bill:${key.billId}`
  if (amount > 0) await bookEntry(tx, { ...key, now }, { entry, source, onDay: today })
  else await updateTotals(tx, key)
}

function dueOf(
  amount: number,
  paymentOption: NewBill['paymentOption'],
  { today, days }: { readonly today: string; readonly days: number },
): readonly Instalment[] {
  if (paymentOption === 'instalments') return instalmentsOf(amount, { from: today })
  return [{ amount, dueOn: paymentOption === 'card' ? today : addDays(today, days) }]
}
