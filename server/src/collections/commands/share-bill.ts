import { openInstalments } from '@touchline/domain/collections/instalments'
import {
  mergeInstalments,
  splitInstalments,
  splitAcross,
  secondPayerAmount,
  billSums,
} from '@touchline/domain/collections/sharing'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { replaceInstalments } from '../queries/bills.ts'
import { findEntries, findInstalments, lockBill, type BillKey } from '../queries/books.ts'
import {
  addSecondHalf,
  findHalves,
  findHalvesToHandBack,
  findLineAmounts,
  findOtherPayers,
  moveLineAmounts,
} from '../queries/shares.ts'
import { bookEntry } from './book-entry.ts'
import { fieldRefusal } from './lock-for-change.ts'

interface Sharing {
  readonly bill: BillKey
  readonly guardianId: string
  readonly madeBy: string
  readonly now: Date
}

/** Two guardians pay half each; the second gets their own bill. Both are notified. */
export async function shareBill(tx: Transaction, sharing: Sharing): Promise<void> {
  const { bill, now } = sharing
  const { id, collectionId } = await splitBill(tx, sharing)
  await announce(tx, {
    name: 'collections.billed',
    topics: [],
    payload: { teamId: bill.teamId, collectionId, billId: id },
  })
  await announceShare(tx, bill, { collectionId, now })
}

/** Like `shareBill`, without notifications. Returns the second half. */
export async function splitBill(
  tx: Transaction,
  { bill, guardianId, madeBy, now }: Sharing,
): Promise<{ readonly id: string; readonly collectionId: string }> {
  const { collection_id: collectionId } = await lockBill(tx, bill)
  const halves = await findHalves(tx, bill)
  if (halves.length > 1 || halves[0]?.firstHalfId != null) throw new AppError('conflict')
  const others = await findOtherPayers(tx, bill)
  if (!others.some((other) => other.guardianId === guardianId))
    throw fieldRefusal('guardianId', 'unknown')
  const half = secondPayerAmount(billSums(await findEntries(tx, bill)))
  if (half === undefined) throw fieldRefusal('guardianId', 'half_is_paid')

  const id = uuidv7()
  await addSecondHalf(tx, bill, { id, clientId: uuidv7(), guardianId, madeBy, now })
  await move(tx, { teamId: bill.teamId, from: bill.billId, to: id, amount: half, madeBy, now })
  return { id, collectionId }
}

/** False if the guardian can't answer for everyone on it, or the first has paid more than half. */
export async function isShareable(
  tx: Transaction,
  bill: BillKey,
  guardianId: string,
): Promise<boolean> {
  const others = await findOtherPayers(tx, bill)
  return (
    others.some((other) => other.guardianId === guardianId) &&
    secondPayerAmount(billSums(await findEntries(tx, bill))) !== undefined
  )
}

/** Returns what the second payer hasn't paid to the first, who is notified. */
export async function unshareBill(
  tx: Transaction,
  { actor, now }: ActorContext,
  bill: BillKey,
): Promise<string> {
  const [first, second] = await findHalves(tx, bill)
  if (first === undefined || second === undefined || second.outstanding === 0)
    throw new AppError('conflict')
  await handBack(tx, {
    teamId: bill.teamId,
    from: second.id,
    to: first.id,
    madeBy: actor.accountId,
    now,
  })
  return first.id
}

/** Erasing an account moves its unpaid halves to the other parent, who is notified. */
export async function returnUnpaidHalves(
  tx: Transaction,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  for (const half of await findHalvesToHandBack(tx, accountId))
    await handBack(tx, { ...half, madeBy: null, now })
}

interface Move {
  readonly teamId: string
  readonly from: string
  readonly to: string
  readonly madeBy: string | null
  readonly now: Date
}

async function handBack(tx: Transaction, wanted: Move): Promise<void> {
  const { teamId, from, to, now } = wanted
  // The first half is locked first, as bank files do.
  const ids = await findHalves(tx, { teamId, billId: to })
  for (const { id } of ids) await lockBill(tx, { teamId, billId: id })
  const { outstanding } = billSums(await findEntries(tx, { teamId, billId: from }))
  if (outstanding === 0) throw new AppError('conflict')
  await move(tx, { ...wanted, amount: outstanding })
  const bill = { teamId, billId: to }
  const { collection_id: collectionId } = await lockBill(tx, bill)
  await announceShare(tx, bill, { collectionId, now })
}

/** Moves an amount between the halves: in lines, due dates and ledgers. */
async function move(
  tx: Transaction,
  { teamId, from, to, madeBy, now, amount }: Move & { readonly amount: number },
): Promise<void> {
  const [giver, taker] = [
    { teamId, billId: from },
    { teamId, billId: to },
  ]
  const lines = await findLineAmounts(tx, giver)
  const total = lines.reduce((sum, line) => sum + line, 0)
  const amounts = splitAcross(lines, Math.min(amount, total))
  await moveLineAmounts(tx, teamId, { from, to, amounts })

  const open = async (bill: BillKey) =>
    openInstalments(
      await findInstalments(tx, bill),
      billSums(await findEntries(tx, bill)).outstanding,
    )
  const { kept, moved } = splitInstalments(await open(giver), amount)
  const own = (await open(taker)).flatMap(({ open: rest, dueOn }) =>
    rest > 0 ? [{ amount: rest, dueOn }] : [],
  )
  await replaceInstalments(tx, giver, kept)
  await replaceInstalments(tx, taker, mergeInstalments(own, moved))

  const by = madeBy === null ? {} : { madeBy }
  await bookEntry(tx, { ...giver, now }, { entry: { kind: 'moved', amount }, ...by })
  await bookEntry(tx, { ...taker, now }, { entry: { kind: 'charged', amount }, ...by })
}

async function announceShare(
  tx: Transaction,
  { teamId, billId }: BillKey,
  { collectionId, now }: { readonly collectionId: string; readonly now: Date },
): Promise<void> {
  await announce(tx, {
    name: 'collections.share_changed',
    topics: [],
    payload: { teamId, collectionId, billId, at: now.toISOString() },
  })
}
