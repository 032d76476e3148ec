import { Download, Printer } from 'lucide-react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useReceipt } from '../api.ts'
import type { OfBill } from './bill-view.tsx'

/** Receipt and print. */
export function BillTools({ bill: { token, entries } }: OfBill) {
  const { bill: text } = useText('payer')
  const { loading } = useText('wire')
  const receipt = useReceipt(token)
  const isPaid = entries.some(({ kind }) => kind === 'paid')
  const reason = useReason(receipt.error)
  return (
    <div className="no-print grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        {isPaid && (
          <Button
            icon={<Download aria-hidden />}
            busy={receipt.isPending}
            busyLabel={loading}
            onClick={() => receipt.mutate()}
          >
            {text.receipt}
          </Button>
        )}
        <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
          {text.print}
        </Button>
      </div>
      {receipt.isError && <Banner tone="danger">{reason ?? text.receiptFailed}</Banner>}
      <p className="text-s text-muted">{text.keep}</p>
    </div>
  )
}
