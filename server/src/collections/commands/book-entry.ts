import { nextInstalment } from '@touchline/domain/collections/instalments'
import {
  balancesOf,
  billState,
  chargedAmount,
  entryRefusal,
  paidAmount,
  type Entry,
} from '@touchline/domain/collections/journal'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  addEntry,
  findEntries,
  findInstalments,
  isBooked,
  lockBill,
  saveFigures,
  type BillKey,
} from '../queries/books.ts'

interface NewEntry {
  readonly entry: Entry
  /** A key that makes repeated calls count once. */
  readonly source?: string
  readonly note?: string
  /** The day the money moved; by default today in the team's time zone. */
  readonly onDay?: string
  readonly madeBy?: string
  /** The event for the payer, if it differs from the kind's usual one. */
  readonly announceAs?: 'refund_failed' | 'nothing'
}

/**
 * Adds an entry to a bill's ledger and updates its totals; the bill stays locked until the
 * transaction ends. Returns false if the source is known. Throws at `amount` for an entry that
 * contradicts earlier ones.
 */
export async function bookEntry(
  tx: Transaction,
  { now, ...key }: BillKey & { readonly now: Date },
  { entry, source, announceAs, ...facts }: NewEntry,
): Promise<boolean> {
  const { time_zone: zone, collection_id: collectionId } = await lockBill(tx, key)
  if (source !== undefined && (await isBooked(tx, key.teamId, source))) return false
  const refusal = entryRefusal(await findEntries(tx, key), entry)
  if (refusal !== undefined) throw new AppError('invalid_input', { fields: { amount: refusal } })

  const id = uuidv7()
  const isNew = await addEntry(tx, {
    id,
    team_id: key.teamId,
    bill_id: key.billId,
    kind: entry.kind,
    method: 'method' in entry ? entry.method : null,
    amount: entry.amount,
    source: source ?? null,
    note: '',
    booked_on: dayInZone(now, zone),
    created_by: null,
    created_at: now,
    ...givenOf(facts),
  })
  if (!isNew) return false
  await updateTotals(tx, key)
  if ('method' in entry && announceAs !== 'nothing')
    await announce(tx, {
      name: 'collections.booked',
      topics: [],
      payload: {
        ...key,
        collectionId,
        entryId: id,
        kind: announceAs ?? entry.kind,
        amount: entry.amount,
      },
    })
  return true
}

/** What the person entering it adds. */
function givenOf({ note, onDay, madeBy }: Pick<NewEntry, 'note' | 'onDay' | 'madeBy'>) {
  return {
    ...(note !== undefined && { note }),
    ...(onDay !== undefined && { booked_on: onDay }),
    ...(madeBy !== undefined && { created_by: madeBy }),
  }
}

/** Updates a bill's stored totals, used by lists, and announces the change to viewers. */
export async function updateTotals(tx: Transaction, key: BillKey): Promise<void> {
  const { collection_id: collectionId } = await lockBill(tx, key)
  const entries = await findEntries(tx, key)
  const { outstanding } = balancesOf(entries)
  const next = nextInstalment(await findInstalments(tx, key), outstanding)
  const state = billState(entries)
  await saveFigures(tx, key, {
    charged: chargedAmount(entries),
    outstanding,
    paid: paidAmount(entries),
    state,
    due_on: next?.dueOn ?? null,
  })
  const { teamId } = key
  if (state === 'waived' || state === 'refunded')
    await announce(tx, {
      name: 'collections.place_freed',
      topics: [],
      payload: { teamId, collectionId },
    })
  await announce(tx, {
    name: 'collections.changed',
    topics: [`team:${teamId}`],
    payload: { teamId, collectionId },
  })
}
