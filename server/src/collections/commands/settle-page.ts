import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { PaymentTruth } from '#server/platform/payments/payments.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findPagesOfCheckout,
  nextReadNumber,
  savePages,
  type PageRow,
} from '../queries/checkouts.ts'
import { bookCheckoutPayment, lockCheckoutPages } from './book-checkout.ts'

/** The provider's response to a numbered request. */
interface Reading {
  readonly number: number
  readonly at: Date
  readonly truth: PaymentTruth
}

export type SettleOutcome = 'settled' | 'not_asked'

/** Asks the provider about a page and books the result; `not_asked` if it doesn't respond. */
export async function settlePage(platform: Platform, page: PageRow): Promise<SettleOutcome> {
  const { database, payments, clock, log } = platform
  const { session_id: sessionId, payout_account_id: payeeId } = page
  if (sessionId === null || page.provider !== payments.provider) return 'settled'
  const [first = page] = await findPagesOfCheckout(database, page)
  const number = await nextReadNumber(database, { teamId: first.team_id, pageId: first.id })
  const at = clock()
  try {
    const truth = await payments.findPayment({ sessionId, payeeId })
    if (truth === undefined) return 'settled'
    await database.transaction().execute((tx) => save(tx, platform, { page, number, at, truth }))
    return 'settled'
  } catch (error) {
    if (!isAway(error)) throw error
    log.warn({ error: String(error) }, 'the payment provider could not be asked for a payment')
    return 'not_asked'
  }
}

function isAway(error: unknown): boolean {
  return error instanceof AppError && error.code === 'provider_away'
}

/** A late response to an earlier request changes nothing. */
async function save(
  tx: Transaction,
  platform: Platform,
  { page, number, at, truth }: Reading & { readonly page: PageRow },
): Promise<void> {
  const pages = await lockCheckoutPages(tx, page)
  const [first] = pages
  if (first === undefined || first.read_number > number) return
  const { state, paymentId, paid, refunded, taken } = truth
  await savePages(tx, pages, {
    state,
    read_number: number,
    as_of: at,
    payment_id: paymentId ?? first.payment_id,
  })
  await bookCheckoutPayment({ tx, platform, pages, now: at }, { paid, refunded, taken })
}
