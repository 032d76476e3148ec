import type { Platform } from '#server/platform/platform.ts'

import { closeUnopenedPages, findUnsettled } from '../queries/checkouts.ts'
import { findBillsWaiting } from '../queries/refunds.ts'
import { settleRefunds } from './refunds.ts'
import { settlePage } from './settle-page.ts'

const anHour = 3_600_000

/** Finds payments whose webhook never came, and refunds whose process ended. */
export async function settlePayments(platform: Platform): Promise<void> {
  const { database, clock, log } = platform
  await closeUnopenedPages(database, clock())
  for (const page of await findUnsettled(database, clock()))
    await settlePage(platform, page).catch((error: unknown) => {
      log.error({ error: String(error), billId: page.bill_id }, 'a payment could not be settled')
    })
  for (const bill of await findBillsWaiting(database, new Date(clock().getTime() - anHour)))
    await settleRefunds(platform, bill).catch((error: unknown) => {
      log.warn({ error: String(error), billId: bill.billId }, 'money could not be given back')
    })
}
