import { splitPayment, type Money } from '@touchline/domain/collections/shared-payment'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findCardSums, lockBill, type CardSums } from '../queries/books.ts'
import { findPagesOfCheckout, lockPage, type PageRow } from '../queries/checkouts.ts'
import { sumUnbooked } from '../queries/refunds.ts'
import { bookMoney } from './book-money.ts'

/** Locks the rows of a checkout page, one per bill, with their bills. */
export async function lockCheckoutPages(
  tx: Transaction,
  page: PageRow,
): Promise<readonly PageRow[]> {
  const pages = await findPagesOfCheckout(tx, page)
  const locked: PageRow[] = []
  for (const { team_id: teamId, bill_id: billId } of pages) await lockBill(tx, { teamId, billId })
  for (const { team_id: teamId, id: pageId } of pages) {
    const row = await lockPage(tx, { teamId, pageId })
    if (row !== undefined) locked.push(row)
  }
  return locked
}

interface Booking {
  readonly tx: Transaction
  readonly platform: Pick<Platform, 'jobs'>
  readonly pages: readonly PageRow[]
  readonly now: Date
}

/** Books a payment in each of its bills. */
export async function bookCheckoutPayment(
  { tx, platform, pages, now }: Booking,
  money: Money,
): Promise<void> {
  const shares = splitPayment(money, await sharesOf(tx, pages))
  for (const [at, page] of pages.entries())
    await bookMoney({ tx, platform, page, now }, shares[at] ?? {})
}

async function sharesOf(tx: Transaction, pages: readonly PageRow[]) {
  const shares = []
  for (const { team_id: teamId, id: pageId, amount } of pages) {
    const key = { teamId, pageId }
    const { paid, refunded, stayed, taken, won } = await findCardSums(tx, key)
    shares.push({
      amount,
      paid,
      refunded: refunded - stayed,
      taken: taken - won,
      ...(await sumUnbooked(tx, key)),
    })
  }
  return shares
}

/** The ledger's sums for the whole payment. */
export async function sumCheckoutPages(
  tx: Transaction,
  pages: readonly PageRow[],
): Promise<CardSums> {
  const sums = { paid: 0, taken: 0, won: 0, refunded: 0, stayed: 0 }
  for (const { team_id: teamId, id: pageId } of pages) {
    const known = await findCardSums(tx, { teamId, pageId })
    for (const what of ['paid', 'taken', 'won', 'refunded', 'stayed'] as const)
      sums[what] += known[what]
  }
  return sums
}
