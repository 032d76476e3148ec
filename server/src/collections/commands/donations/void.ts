import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findReceiptReader } from '../../queries/donations/entries.ts'
import { markVoid, requireDonationReceipt } from '../../queries/donations/receipts.ts'
import { emailDonor } from './send.ts'

interface Voided {
  readonly clubId: string
  readonly receiptId: string
  readonly accountId: string
  readonly reason: string
  readonly now: Date
}

/** Voids a receipt. The donor is told if they could have it: signed ones are on the page of their bill. */
export async function voidReceipt(
  tx: Transaction,
  platform: Platform,
  voided: Voided,
): Promise<void> {
  const { name } = await lockClub(tx, voided.clubId)
  const receipt = await requireDonationReceipt(tx, voided)
  const reader = await findReceiptReader(tx, voided)
  if (!(await markVoid(tx, voided))) throw new AppError('changed_meanwhile')
  if (receipt.signature === null || reader === undefined) return
  const { clubId, reason } = voided
  await emailDonor(tx, platform, { reader, receipt, club: { id: clubId, name }, reason })
}
