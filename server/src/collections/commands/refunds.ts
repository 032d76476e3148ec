import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findCardSums, lockBill, type BillKey } from '../queries/books.ts'
import { findPage, type PageKey } from '../queries/checkouts.ts'
import {
  addRefund,
  findRefundable,
  findWaiting,
  isRefundBooked,
  refundJob,
  saveRefundState,
  isRefundRequested,
  type RefundRow,
} from '../queries/refunds.ts'
import { bookMoney } from './book-money.ts'
import { settlePage } from './settle-page.ts'

interface Input extends BillKey {
  /** The browser's id, so that a repeated request refunds once. */
  readonly refundRequestId: string
  readonly amount: number
  readonly note: string
  readonly madeBy: string
  readonly now: Date
}

/**
 * Records a refund to the cards of a bill, last payment first. `settleRefunds` carries it out; a
 * job retries if the process ends before.
 */
export async function askForRefund(
  tx: Transaction,
  { jobs }: Pick<Platform, 'jobs'>,
  { amount, ...input }: Input,
): Promise<void> {
  const key = { teamId: input.teamId, billId: input.billId }
  await lockBill(tx, key)
  if (await isRefundRequested(tx, key, input.refundRequestId)) return
  let rest = amount
  for (const page of await findRefundable(tx, key)) {
    const share = Math.min(rest, page.rest)
    if (share > 0) await addRefund(tx, { ...input, pageId: page.id, amount: share })
    rest -= share
  }
  if (rest > 0) throw new AppError('invalid_input', { fields: { amount: 'more_than_paid' } })
  await jobs.enqueue(tx, { name: refundJob, data: { ...key } })
}

/** Requests a bill's pending refunds from the provider; each is executed once. */
export async function settleRefunds(platform: Platform, key: BillKey): Promise<void> {
  const { database, payments } = platform
  for (const refund of await findWaiting(database, key)) {
    const page = await findPage(database, pageOf(refund))
    if (page?.payment_id == null || page.provider !== payments.provider) continue
    // The webhook came first. The provider's idempotency expires, so asking again could refund
    // twice.
    if (refund.is_booked) {
      await saveRefundState(database, refund, 'done')
      continue
    }
    // Done and not booked: a process died between the two.
    if (refund.state === 'waiting') {
      const { payout_account_id: payeeId, payment_id: paymentId } = page
      const idempotencyKey = `refund:${refund.id}`
      const state = await payments
        .refund({ idempotencyKey, paymentId, amount: refund.amount, payeeId })
        .then(() => 'done' as const, refusedOnly)
      await saveRefundState(database, refund, state)
      if (state === 'refused') throw new AppError('conflict')
    }
    if ((await settlePage(platform, page)) === 'not_asked') await bookUnheard(platform, refund)
  }
}

/** The provider refuses: nothing is left to refund. */
function refusedOnly(error: unknown): 'refused' {
  if (error instanceof AppError && error.code === 'conflict') return 'refused'
  throw error
}

/** It agreed without an event, which is enough. */
async function bookUnheard(platform: Platform, refund: RefundRow): Promise<void> {
  const { database, clock } = platform
  await database.transaction().execute(async (tx) => {
    await lockBill(tx, { teamId: refund.team_id, billId: refund.bill_id })
    const page = await findPage(tx, pageOf(refund))
    if (page === undefined || (await isRefundBooked(tx, refund))) return
    const { refunded, stayed } = await findCardSums(tx, pageOf(refund))
    const money = { refunded: refunded - stayed + refund.amount }
    await bookMoney({ tx, platform, page, now: clock() }, money)
  })
}

function pageOf({ team_id: teamId, checkout_id: pageId }: RefundRow): PageKey {
  return { teamId, pageId }
}
