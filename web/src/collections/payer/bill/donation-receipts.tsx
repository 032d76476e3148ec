import { Download } from 'lucide-react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useReceipt } from '../api.ts'
import type { OfBill } from './bill-view.tsx'

/** The donor's receipts for the tax office. */
export function DonationReceipts({ bill: { token, donationReceipts } }: OfBill) {
  if (donationReceipts.length === 0) return null
  return (
    <div className="no-print flex flex-wrap gap-2">
      {donationReceipts.map((receipt) => (
        <OneReceipt key={receipt.id} token={token} {...receipt} />
      ))}
    </div>
  )
}

interface OneReceiptProps {
  readonly token: string
  readonly id: string
  readonly number: string
}

function OneReceipt({ token, id, number }: OneReceiptProps) {
  const { bill: text } = useText('payer')
  const { loading } = useText('wire')
  const receipt = useReceipt(token, { donationReceiptId: id })
  const reason = useReason(receipt.error)
  return (
    <div className="grid gap-2">
      <Button
        variant="primary"
        icon={<Download aria-hidden />}
        busy={receipt.isPending}
        busyLabel={loading}
        onClick={() => receipt.mutate()}
      >
        {text.donationReceipt(number)}
      </Button>
      {receipt.isError && <Banner tone="danger">{reason ?? text.receiptFailed}</Banner>}
    </div>
  )
}
