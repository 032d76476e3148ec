import { outstandingAmount, type PaymentMethod } from '@touchline/domain/collections/journal'
import { splitWaiver } from '@touchline/domain/collections/sharing'
import { addDays } from '@touchline/domain/events/days'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { replaceInstalments } from '../queries/bills.ts'
import {
  feeWaiver,
  findEntries,
  findUnwaivedFees,
  isBooked,
  lockBill,
  type BillKey,
} from '../queries/books.ts'
import { findHalves } from '../queries/shares.ts'
import { bookEntry, updateTotals } from './book-entry.ts'
import { fieldRefusal } from './lock-for-change.ts'
import { askForRefund } from './refunds.ts'
import { shareBill, unshareBill } from './share-bill.ts'

/** A bill while its treasurer writes into its books. */
interface Treasury extends ActorContext {
  readonly bill: BillKey & { readonly collectionId: string }
}

/** Locks both halves of a shared bill, in the same order as statement imports. */
async function hold(tx: Transaction, { bill }: Treasury) {
  for (const { id } of await findHalves(tx, bill)) await lockBill(tx, { ...bill, billId: id })
  const locked = await lockBill(tx, bill)
  if (locked.collection_id !== bill.collectionId) throw new AppError('not_found')
  return locked
}

interface Payment {
  /** The browser's id of it: sent twice, it counts once. */
  readonly id: string
  readonly method: Exclude<PaymentMethod, 'card'>
  readonly amount: number
  readonly onDay: string
  readonly note: string
}

/** Records a payment by cash, cheque, sports voucher or transfer that the treasurer received. */
export async function recordPayment(
  tx: Transaction,
  treasury: Treasury,
  { id, method, amount, onDay, note }: Payment,
): Promise<void> {
  const { time_zone: zone } = await hold(tx, treasury)
  // Time zones may be a day behind ours, but no further ahead.
  if (onDay > addDays(dayInZone(treasury.now, zone), 1)) throw fieldRefusal('onDay', 'future')
  const entry = { kind: 'paid', method, amount } as const
  await write(tx, treasury, { entry, source: handOf(treasury, id), note, onDay })
}

interface GivenBack {
  readonly id: string
  readonly method: PaymentMethod
  readonly amount: number
  readonly note: string
}

/** Refunds money; for cards it is only requested here, and the provider executes it. */
export async function refundPayment(
  tx: Transaction,
  platform: Pick<Platform, 'jobs'>,
  { id, method, amount, note, ...treasury }: Treasury & GivenBack,
): Promise<void> {
  await hold(tx, treasury)
  if (method !== 'card') {
    const entry = { kind: 'refunded', method, amount } as const
    await write(tx, treasury, { entry, source: handOf(treasury, id), note })
    return
  }
  const { teamId, billId } = treasury.bill
  const { now, actor } = treasury
  const input = { teamId, billId, refundRequestId: id, amount, note, madeBy: actor.accountId, now }
  await askForRefund(tx, platform, input)
}

interface WriteOff {
  readonly id: string
  readonly amount: number
  readonly note: string
  /** For a shared bill: this half, or both equally; or only reminder fees. */
  readonly of: 'half' | 'whole' | 'fees'
}

/** Waives part of a bill. */
export async function writeOff(
  tx: Transaction,
  treasury: Treasury,
  { id, amount, note, of }: WriteOff,
): Promise<void> {
  await hold(tx, treasury)
  if (of === 'fees') return writeOffFees(tx, treasury, { id, amount, note })
  const halves = of === 'whole' ? await findHalves(tx, treasury.bill) : []
  const [one, other] = halves.map((half) => ({
    ...treasury,
    bill: { ...treasury.bill, billId: half.id },
  }))
  if (one === undefined || other === undefined) return waive(tx, treasury, { id, amount, note })

  const opens = [await openOf(tx, one), await openOf(tx, other)] as const
  // If repeated, it counts once, because the waived amount is no longer open.
  for (const half of [one, other])
    if (await isBooked(tx, half.bill.teamId, handOf(half, id))) return
  if (amount > opens[0] + opens[1]) throw fieldRefusal('amount', 'more_than_open')
  const [ofOne, ofOther] = splitWaiver(amount, opens)
  if (ofOne > 0) await waive(tx, one, { id, amount: ofOne, note })
  if (ofOther > 0) await waive(tx, other, { id, amount: ofOther, note })
}

async function waive(
  tx: Transaction,
  treasury: Treasury,
  { id, amount, note }: Omit<WriteOff, 'of'>,
): Promise<void> {
  const entry = { kind: 'waived', amount } as const
  await write(tx, treasury, { entry, source: handOf(treasury, id), note })
}

async function writeOffFees(
  tx: Transaction,
  treasury: Treasury,
  { id, amount, note }: Omit<WriteOff, 'of'>,
): Promise<void> {
  const source = `${feeWaiver}:${treasury.bill.billId}:${id}`
  if (await isBooked(tx, treasury.bill.teamId, source)) return
  if (amount > (await findUnwaivedFees(tx, treasury.bill)))
    throw fieldRefusal('amount', 'more_than_open')
  await write(tx, treasury, { entry: { kind: 'waived', amount }, source, note })
}

async function openOf(tx: Transaction, { bill: { teamId, billId } }: Treasury): Promise<number> {
  return outstandingAmount(await findEntries(tx, { teamId, billId }))
}

/** Two guardians pay half of the bill each. */
export async function share(
  tx: Transaction,
  treasury: Treasury,
  guardianId: string,
): Promise<string> {
  await hold(tx, treasury)
  const { actor, now, bill } = treasury
  await shareBill(tx, {
    bill: { teamId: bill.teamId, billId: bill.billId },
    guardianId,
    madeBy: actor.accountId,
    now,
  })
  return bill.billId
}

/** Returns the second guardian's unpaid part to the first. Returns the first's bill. */
export async function unshare(tx: Transaction, treasury: Treasury): Promise<string> {
  await hold(tx, treasury)
  return unshareBill(tx, treasury, treasury.bill)
}

/** A key that makes repeated requests count once. */
function handOf({ bill }: Treasury, id: string): string {
  return `hand:${bill.billId}:${id}`
}

type Kept = Parameters<typeof bookEntry>[2]

async function write(tx: Transaction, { actor, now, bill }: Treasury, kept: Kept): Promise<void> {
  const { teamId, billId } = bill
  await bookEntry(tx, { teamId, billId, now }, { ...kept, madeBy: actor.accountId })
}

interface Part {
  readonly amount: number
  readonly dueOn: string
}

/** Splits the open amount into instalments. */
export async function planInstalments(
  tx: Transaction,
  treasury: Treasury,
  parts: readonly Part[],
): Promise<void> {
  await hold(tx, treasury)
  const { teamId, billId } = treasury.bill
  const outstanding = outstandingAmount(await findEntries(tx, { teamId, billId }))
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (sum !== outstanding) throw fieldRefusal('parts', 'wrong_sum')
  await replaceInstalments(tx, treasury.bill, inOrder(parts))
  await updateTotals(tx, { teamId, billId })
}

function inOrder(parts: readonly Part[]): readonly Part[] {
  return parts.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
}
