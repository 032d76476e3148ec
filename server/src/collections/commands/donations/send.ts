import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isTeamNameTrusted } from '#server/teams/queries/known.ts'

import { donationLetter } from '../../emails/donations.ts'
import {
  findBlockedChildren,
  findReceiptReader,
  type ReceiptReader,
} from '../../queries/donations/entries.ts'
import {
  donationJob,
  markEmailed,
  markReceiptSent,
  requireDonationReceipt,
  type DonationReceipt,
} from '../../queries/donations/receipts.ts'
import { billUrl } from '../../queries/links.ts'
import { countLetterOrRefuse } from '../letter-limits.ts'
import { limitReceiptEmails } from '../limits.ts'
import { fieldRefusal } from '../lock-for-change.ts'
import { donationReceiptFile, receiptNumber } from './write-receipt.ts'

interface Wanted {
  readonly clubId: string
  /** Who sends them. */
  readonly accountId: string
  readonly receiptIds: readonly string[]
  readonly now: Date
}

/** Sends receipts to their donors and returns their years; each is drawn and emailed by a job. */
export async function sendReceipts(
  tx: Transaction,
  platform: Platform,
  { clubId, accountId, receiptIds, now }: Wanted,
): Promise<readonly number[]> {
  await lockClub(tx, clubId)
  const blockedFrom = await findBlockedChildren(tx, { clubId, accountId })
  const wanted = [...new Set(receiptIds)]
  const years = []
  for (const receiptId of wanted) {
    const receipt = await requireDonationReceipt(tx, { clubId, receiptId, blockedFrom })
    if (receipt.voidedAt !== null) throw new AppError('changed_meanwhile')
    if (!receipt.isSigned) throw fieldRefusal('receiptIds', 'not_signed')
    const reader = await findReceiptReader(tx, { clubId, receiptId })
    if (reader === undefined) throw fieldRefusal('receiptIds', 'no_email')
    await limitReceiptEmails(tx, platform, { clubId, to: reader.to })
    await markReceiptSent(tx, { clubId, receiptId, now })
    years.push(receipt.year)
  }
  const all = wanted.map((receiptId) => ({ clubId, receiptId }))
  await platform.jobs.enqueueAll(tx, donationJob, all)
  return years
}

/** Emails a sent receipt once, with the PDF. */
export async function emailReceipt(
  platform: Platform,
  key: { readonly clubId: string; readonly receiptId: string },
): Promise<void> {
  await platform.database.transaction().execute(async (tx) => {
    if (!(await markEmailed(tx, { ...key, now: platform.clock() }))) return
    const reader = await findReceiptReader(tx, key)
    if (reader === undefined) return
    const { id, name } = await lockClub(tx, key.clubId)
    const receipt = await requireDonationReceipt(tx, { ...key, blockedFrom: [] })
    await emailDonor(tx, platform, { reader, receipt, club: { id, name } })
  })
}

interface Emailed {
  readonly reader: ReceiptReader
  readonly receipt: DonationReceipt
  readonly club: { readonly id: string; readonly name: string }
  /** Why it was voided; undefined for a valid one, which is sent along. */
  readonly reason?: string
}

export async function emailDonor(
  tx: Transaction,
  platform: Platform,
  { reader, receipt, club, reason }: Emailed,
): Promise<void> {
  const file = reason === undefined ? await donationReceiptFile(tx, receipt) : undefined
  const standing =
    reason === undefined
      ? { isKnown: await isTeamNameTrusted(tx, reader, platform.clock()) }
      : await countLetterOrRefuse(tx, platform, { ...reader, from: null })
  const letter = donationLetter({
    ...reader,
    ...standing,
    club,
    number: receiptNumber(receipt),
    total: receipt.document.total,
    reason,
    url: await billUrl(platform, reader),
  })
  await platform.mail.enqueue(tx, {
    ...letter,
    ...(file !== undefined && {
      attachment: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
    }),
  })
}
