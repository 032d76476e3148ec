import { nextAmount } from '@touchline/domain/collections/instalments'
import type { Language } from '@touchline/domain/values/language'

import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { requirePayerBill } from '../queries/bill-page.ts'
import { findInstalments, type BillKey } from '../queries/books.ts'
import { findReceiptsOfBill } from '../queries/donations/receipts.ts'
import { findPayee } from '../queries/payees.ts'
import { donationReceiptFile } from './donations/write-receipt.ts'
import { limitReceipts } from './limits.ts'
import { writeReceipt } from './receipt/write.ts'
import { paymentSlip, swissBillOf } from './swiss-bill.ts'

interface Wanted extends BillKey {
  readonly language: Language
  readonly what: 'receipt' | 'slip' | 'donation'
  readonly receiptId?: string | undefined
}

/** A PDF of a bill for its payer, drawn on each request. */
export async function billFile(
  platform: Platform,
  { what, receiptId, ...bill }: Wanted,
): Promise<File> {
  await limitReceipts(platform, bill.billId)
  if (what === 'donation') return donationFile(platform, { ...bill, receiptId })
  if (what === 'slip') return writeSlip(platform, bill)
  const isSandbox = platform.payments.provider === 'sandbox'
  const now = platform.clock()
  const { fileName, bytes } = await writeReceipt(platform.database, { ...bill, isSandbox, now })
  // Named, because the response headers are derived from the file.
  return new File([bytes], fileName, { type: 'application/pdf' })
}

/** A valid signed receipt with a payment of this bill, while its team exists. */
async function donationFile(
  { database }: Platform,
  { receiptId, ...bill }: Omit<Wanted, 'what' | 'language'>,
): Promise<File> {
  await requirePayerBill(database, bill)
  const receipts = await findReceiptsOfBill(database, bill)
  const receipt = receipts.find(({ id }) => id === receiptId)
  if (receipt === undefined) throw new AppError('not_found')
  return donationReceiptFile(database, receipt)
}

/**
 * The Swiss payment slip for the next amount due. Throws `not_found` if the bill isn't paid by
 * Swiss slip.
 */
async function writeSlip(
  { database, clock }: Platform,
  { language, ...key }: Omit<Wanted, 'what' | 'receiptId'>,
): Promise<File> {
  const bill = await requirePayerBill(database, key)
  const payee = await findPayee(database, key.teamId)
  const amount = nextAmount(await findInstalments(database, key), bill.outstanding)
  const data = swissBillOf({ ...bill, payee, amount })
  if (data === undefined) throw new AppError('not_found')
  const title = `${bill.collectionName} ${bill.number}`
  const bytes = await paymentSlip({ data, title, language, now: clock() })
  return new File([bytes], `qr-${bill.number}.pdf`, { type: 'application/pdf' })
}
