import { balancesOf, type Entry } from '@touchline/domain/collections/journal'
import type { Money } from '@touchline/domain/collections/shared-payment'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findEntries, findCardSums, lockBill, type CardSums } from '../queries/books.ts'
import type { PageKey, PageRow } from '../queries/checkouts.ts'
import { addRefund, refundJob, takeUnbookedRefunds } from '../queries/refunds.ts'
import { bookEntry } from './book-entry.ts'

interface Booking {
  readonly tx: Transaction
  readonly platform: Pick<Platform, 'jobs'>
  readonly page: PageRow
  readonly now: Date
}

/**
 * Brings a bill's ledger in line with one of its payments: books what is missing, however often,
 * late or out of order it is reported. Requires the bill's lock.
 */
export async function bookMoney(booking: Booking, money: Money): Promise<void> {
  const { tx, page } = booking
  await lockBill(tx, keyOf(page))
  const known = await findCardSums(tx, pageKeyOf(page))
  const booked = { taken: known.taken - known.won, refunded: known.refunded - known.stayed }
  const paid = Math.max(known.paid, money.paid ?? 0)
  const refunded = Math.min(money.refunded ?? booked.refunded, paid)
  // A chargeback can't take what was refunded before.
  const taken = Math.min(money.taken ?? booked.taken, paid - refunded)
  if (paid > known.paid) await bookPaid(booking, 'paid', paid - known.paid)
  if (refunded > booked.refunded && taken < booked.taken)
    await bookLessTaken(booking, Math.min(booked.taken - taken, refunded - booked.refunded))
  const { taken: nowTaken, won } = await findCardSums(tx, pageKeyOf(page))
  await bookTaken(booking, taken - (nowTaken - won))
  await bookBack(booking, refunded - booked.refunded)
}

const keyOf = (page: PageRow) => ({ teamId: page.team_id, billId: page.bill_id })

/** Books a payment. Money for a bill that is already settled will be refunded to the card. */
async function bookPaid(booking: Booking, what: 'paid' | 'won', amount: number): Promise<void> {
  const { tx, platform, page, now } = booking
  const key = keyOf(page)
  const { outstanding } = balancesOf(await findEntries(tx, key))
  const extra = amount - outstanding
  if (extra > 0) {
    await book(booking, { what: 'extra', kind: 'charged', amount: extra })
    await addRefund(tx, { ...key, pageId: page.id, amount: extra, now })
    await platform.jobs.enqueue(tx, { name: refundJob, data: { ...key } })
  }
  await book(booking, { what, kind: 'paid', amount })
}

/** Books a chargeback, or its return if the club wins the dispute. */
async function bookTaken(booking: Booking, change: number): Promise<void> {
  if (change < 0) return bookPaid(booking, 'won', -change)
  const amount = Math.min(change, await paidOf(booking))
  if (amount > 0) await book(booking, { what: 'taken', kind: 'returned', amount })
}

/** Corrects an overestimated chargeback, part of which was refunded before; notifies no one. */
async function bookLessTaken(booking: Booking, amount: number): Promise<void> {
  const { outstanding } = balancesOf(await findEntries(booking.tx, keyOf(booking.page)))
  const share = Math.min(amount, outstanding)
  if (share > 0)
    await book(booking, { what: 'won', kind: 'paid', amount: share, announceAs: 'nothing' })
}

/** Money that went back to the card, as the treasurer wished or from the provider's own pages. */
async function bookBack(booking: Booking, change: number): Promise<void> {
  const { tx, page } = booking
  if (change < 0) {
    // A refund failed: the club still has the money, but the payer doesn't owe it.
    await book(booking, { what: 'stayed', kind: 'charged', amount: -change })
    const stayed = { what: 'stayed', kind: 'paid', amount: -change } as const
    return book(booking, { ...stayed, announceAs: 'refund_failed' })
  }
  let rest = Math.min(change, await paidOf(booking))
  for (const { amount, note, created_by: madeBy } of await takeUnbookedRefunds(
    tx,
    pageKeyOf(page),
    rest,
  )) {
    await book(booking, { what: 'refunded', kind: 'refunded', amount, note, madeBy })
    rest -= amount
  }
  if (rest > 0) await book(booking, { what: 'refunded', kind: 'refunded', amount: rest })
}

/** What the club still has of this payment, without other payments. */
async function paidOf({ tx, page }: Booking): Promise<number> {
  const { paid, won, stayed, taken, refunded } = await findCardSums(tx, pageKeyOf(page))
  return paid + won + stayed - taken - refunded
}

interface Step {
  readonly what: keyof CardSums | 'extra'
  readonly kind: Exclude<Entry['kind'], 'waived'>
  readonly amount: number
  readonly note?: string
  readonly madeBy?: string | null
  readonly announceAs?: 'refund_failed' | 'nothing'
}

async function book({ tx, page, now }: Booking, step: Step): Promise<void> {
  const { what, kind, amount, note = '', madeBy, announceAs } = step
  const known = await findCardSums(tx, pageKeyOf(page))
  // Sums only grow, so that each of these is one of its own.
  const before = what === 'extra' ? known.paid + known.won : known[what]
  const entry: Entry = kind === 'charged' ? { kind, amount } : { kind, amount, method: 'card' }
  await bookEntry(
    tx,
    { ...keyOf(page), now },
    {
      entry,
      source: `card:${page.id}:${what}:${kind}:${before}`,
      note,
      ...(madeBy ? { madeBy } : {}),
      ...(announceAs ? { announceAs } : {}),
    },
  )
}

function pageKeyOf({ team_id: teamId, id: pageId }: PageRow): PageKey {
  return { teamId, pageId }
}
