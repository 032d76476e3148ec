import { bestLanguage } from '@touchline/domain/values/language'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { requirePayerBill } from '../queries/bill-page.ts'
import { lockBill, type BillKey } from '../queries/books.ts'
import { addPage, findOpenPage, savePages, type PageRow } from '../queries/checkouts.ts'
import { billUrl } from '../queries/links.ts'
import { amountOf, closePage, isGood, openForMs, requirePayee } from './payment-page.ts'
import { leastByCard } from './refuse-form.ts'
import { settlePage } from './settle-page.ts'

interface Wish extends BillKey {
  readonly pay: 'next' | 'all'
}

/**
 * The provider's page where the next part of a bill is paid, or all that is open. A bill has one such page at
 * a time: two tabs and a repeated request lead to the same, and who pays twice on it pays once.
 */
export async function payBill(platform: Platform, { pay, ...key }: Wish): Promise<{ url: string }> {
  const { database, payments } = platform
  const earlier = await findOpenPage(database, key)
  // What was paid on it is known before another page is made.
  if (earlier !== undefined) await settlePage(platform, earlier)
  const bill = await requirePayerBill(database, key)
  const page = await pageFor(platform, { key, pay })
  if (page.url !== null) return { url: page.url }

  const back = await billUrl(platform, key)
  const session = await payments.openPayment({
    wish: `bill:${page.id}`,
    name: `${bill.collectionName} · ${bill.team.name}`,
    amount: page.amount,
    currency: bill.currency,
    payeeId: page.payout_account_id,
    successUrl: `${back}?paid=1`,
    cancelUrl: `${back}?paid=0`,
    language: bestLanguage([bill.language]),
    expiresAt: page.expires_at,
  })
  await savePages(database, [page], { session_id: session.id, url: session.url })
  return { url: session.url }
}

interface Reserving {
  readonly key: BillKey
  readonly pay: Wish['pay']
}

/** A page for another amount is over, and what was paid on it is known, before a new one is made. */
async function pageFor(platform: Platform, wanted: Reserving): Promise<PageRow> {
  const run = () => platform.database.transaction().execute((tx) => reserve(tx, platform, wanted))
  const first = await run()
  if (!first.isInTheWay) return first.page
  await closePage(platform, first.page)
  const second = await run()
  if (second.isInTheWay) throw new AppError('conflict')
  return second.page
}

interface Reserved {
  readonly page: PageRow
  /** It is for another amount, or ends too soon. */
  readonly isInTheWay: boolean
}

/** The open page for this amount, a new one where there is none, else the one that is in the way. */
async function reserve(
  tx: Transaction,
  { clock, payments }: Platform,
  { key, pay }: Reserving,
): Promise<Reserved> {
  await lockBill(tx, key)
  const payeeId = await requirePayee(tx, key.teamId, payments.provider)
  const amount = await amountOf(tx, key, pay)
  const now = clock()
  const open = await findOpenPage(tx, key)
  if (amount < leastByCard || open?.state === 'waiting') throw new AppError('conflict')
  if (open !== undefined) {
    const isOwn = open.together_id === null && isGood(open, { amount, payeeId, now })
    return { page: open, isInTheWay: !isOwn }
  }

  const page = await addPage(tx, {
    id: uuidv7(),
    team_id: key.teamId,
    bill_id: key.billId,
    amount,
    provider: payments.provider,
    payout_account_id: payeeId,
    created_at: now,
    expires_at: new Date(now.getTime() + openForMs),
  })
  return { page, isInTheWay: false }
}
