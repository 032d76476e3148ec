import { nextAmount } from '@touchline/domain/collections/instalments'
import { maxAmount } from '@touchline/domain/values/money'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { requirePayerBill } from '../queries/bill-page.ts'
import { findInstalments, type BillKey } from '../queries/books.ts'
import { closeOpenPages, findPagesOfCheckout, type PageRow } from '../queries/checkouts.ts'
import { findPayee } from '../queries/payees.ts'
import { settlePage } from './settle-page.ts'

export const pageLifetimeMs = 60 * 60 * 1000
/** A page about to expire is replaced by a new one (ms). */
const enoughMs = 5 * 60 * 1000
/** Providers open no page for less than half an hour. */
const minOpenMs = 35 * 60 * 1000

/** Closes a provider's page for all its bills, and books what was paid on it. */
export async function closeCheckoutPage(platform: Platform, page: PageRow): Promise<void> {
  const { database, payments } = platform
  const { session_id: sessionId, payout_account_id: payeeId } = page
  if (sessionId !== null && page.provider === payments.provider) {
    await payments.closePayment({ sessionId, payeeId })
    if ((await settlePage(platform, page)) === 'not_asked') throw new AppError('provider_away')
  }
  await closeOpenPages(database, await findPagesOfCheckout(database, page))
}

/** The club's account for this payment, which must be active. */
export async function requirePayee(
  tx: Transaction,
  teamId: string,
  provider: string,
): Promise<string> {
  const payee = await findPayee(tx, teamId)
  if (payee?.state !== 'ready' || payee.provider !== provider || payee.provider_id === null)
    throw new AppError('conflict')
  return payee.provider_id
}

interface Wanted {
  readonly amount: number
  readonly payeeId: string
  readonly now: Date
}

export function isReusablePage(open: PageRow, { amount, payeeId, now }: Wanted): boolean {
  const isSame = open.amount === amount && open.payout_account_id === payeeId
  const neededMs = open.url === null ? minOpenMs : enoughMs
  return isSame && open.expires_at.getTime() > now.getTime() + neededMs
}

/** The next instalment, or everything open; at most what is outstanding. */
export async function amountToPay(
  db: Queryable,
  key: BillKey,
  pay: 'next' | 'all',
): Promise<number> {
  const { outstanding } = await requirePayerBill(db, key)
  const amount =
    pay === 'all' ? outstanding : nextAmount(await findInstalments(db, key), outstanding)
  return Math.min(amount, maxAmount)
}
