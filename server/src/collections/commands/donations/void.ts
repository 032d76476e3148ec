import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findBlockedChildren, findReceiptReader } from '../../queries/donations/entries.ts'
import {
  markVoid,
  requireDonationReceipt,
  type DonationReceipt,
} from '../../queries/donations/receipts.ts'
import { emailDonor } from './send.ts'

interface Voided {
  readonly clubId: string
  readonly receiptId: string
  readonly accountId: string
  readonly reason: string
  readonly now: Date
}

/** Voids a receipt and returns it. Notifies the donor if they could download it: signed ones are on their bill. */
export async function voidReceipt(
  tx: Transaction,
  platform: Platform,
  voided: Voided,
): Promise<DonationReceipt> {
  const { name } = await lockClub(tx, voided.clubId)
  const receipt = await requireDonationReceipt(tx, {
    ...voided,
    blockedFrom: await findBlockedChildren(tx, voided),
  })
  const reader = await findReceiptReader(tx, voided)
  if (!(await markVoid(tx, voided))) throw new AppError('changed_meanwhile')
  const { clubId, reason } = voided
  if (receipt.isSigned && reader !== undefined)
    await emailDonor(tx, platform, { reader, receipt, club: { id: clubId, name }, reason })
  return receipt
}
