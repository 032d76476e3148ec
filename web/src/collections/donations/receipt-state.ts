import type {
  DonationReceiptShape,
  DonorShape,
} from '@touchline/contract/collections/shapes/donations'
import { donationLimits } from '@touchline/domain/collections/donations/limits'

export type ReceiptState =
  | 'ready'
  | 'no_details'
  | 'no_tax_number'
  | 'issued'
  | 'sent'
  | 'outdated'
  | 'none'

/** What is next for a donor, or how far their receipts are. */
export function receiptState({ refusal, receipts }: DonorShape): ReceiptState {
  const valid = receipts.filter(({ voided }) => voided === null)
  if (valid.some(({ isOutdated }) => isOutdated)) return 'outdated'
  if (refusal === null) return 'ready'
  if (refusal !== 'nothing_open') return refusal
  if (valid.length === 0) return 'none'
  return valid.every(({ sentAt }) => sentAt !== null) ? 'sent' : 'issued'
}

/** Whether a receipt may be emailed. */
export function isSendable({ voided, isOutdated, isSigned }: DonationReceiptShape): boolean {
  return voided === null && !isOutdated && isSigned
}

/** Receipts that can be emailed and weren't yet. */
export function unsentReceipts(donors: readonly DonorShape[]): string[] {
  return donors
    .filter(({ hasEmail }) => hasEmail)
    .flatMap(({ receipts }) => receipts)
    .filter((receipt) => isSendable(receipt) && receipt.sentAt === null)
    .map(({ id }) => id)
    .slice(0, donationLimits.atOnce)
}
