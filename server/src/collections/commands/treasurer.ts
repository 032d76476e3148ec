import { openIn, type PaymentMethod } from '@touchline/domain/collections/journal'
import { mayRunCollections } from '@touchline/domain/collections/permissions'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { replaceInstalments } from '../queries/bills.ts'
import { findEntries, lockBill, type BillKey } from '../queries/books.ts'
import { keepEntry, keepFigures } from './keep-entry.ts'
import { askForRefund } from './refunds.ts'
import { refused, type Doing } from './running.ts'

/** A bill while its treasurer writes into its books. */
interface Treasury extends Doing {
  readonly bill: BillKey & { readonly collectionId: string }
}

/** Holds the bill of this collection; whoever does not run it may not. */
async function hold(tx: Transaction, { actor, bill }: Treasury) {
  const locked = await lockBill(tx, bill)
  if (locked.collection_id !== bill.collectionId) throw new AppError('not_found')
  if (!mayRunCollections(actor)) throw new AppError('not_allowed')
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

/** Cash, a cheque, a sports pass or a transfer that arrived, by the word of whoever got it. */
export async function recordPayment(
  tx: Transaction,
  treasury: Treasury,
  { id, method, amount, onDay, note }: Payment,
): Promise<void> {
  const { time_zone: zone } = await hold(tx, treasury)
  // Whoever records from further west may be a day behind, never further ahead.
  if (onDay > addDays(dayInZone(treasury.now, zone), 1)) throw refused('onDay', 'future')
  const entry = { kind: 'paid', method, amount } as const
  await write(tx, treasury, { entry, source: handOf(treasury, id), note, onDay })
}

interface GivenBack {
  readonly id: string
  readonly method: PaymentMethod
  readonly amount: number
  readonly note: string
}

/** Gives money back. What came by card is wished for here and goes back by the provider afterwards. */
export async function giveBack(
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
  const wish = { teamId, billId, wishId: id, amount, note, madeBy: actor.accountId, now }
  await askForRefund(tx, platform, wish)
}

interface WriteOff {
  readonly id: string
  readonly amount: number
  readonly note: string
}

/** Asks for less: the rest is forgone. */
export async function writeOff(
  tx: Transaction,
  treasury: Treasury,
  { id, amount, note }: WriteOff,
): Promise<void> {
  await hold(tx, treasury)
  const entry = { kind: 'forgone', amount } as const
  await write(tx, treasury, { entry, source: handOf(treasury, id), note })
}

/** By this it counts once, however often the browser sends it. */
function handOf({ bill }: Treasury, id: string): string {
  return `hand:${bill.billId}:${id}`
}

type Kept = Parameters<typeof keepEntry>[2]

async function write(tx: Transaction, { actor, now, bill }: Treasury, kept: Kept): Promise<void> {
  const { teamId, billId } = bill
  await keepEntry(tx, { teamId, billId, now }, { ...kept, madeBy: actor.accountId })
}

interface Part {
  readonly amount: number
  readonly dueOn: string
}

/** In which parts, and by when, what is open is to be paid. */
export async function planInstalments(
  tx: Transaction,
  treasury: Treasury,
  parts: readonly Part[],
): Promise<void> {
  await hold(tx, treasury)
  const { teamId, billId } = treasury.bill
  const owed = openIn(await findEntries(tx, { teamId, billId }))
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (sum !== owed) throw refused('parts', 'wrong_sum')
  await replaceInstalments(tx, treasury.bill, inOrder(parts))
  await keepFigures(tx, { teamId, billId })
}

function inOrder(parts: readonly Part[]): readonly Part[] {
  return parts.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
}
