import { Download } from 'lucide-react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useReceipt } from '../api.ts'

interface SwissSlipProps {
  readonly token: string
  /** Drawn as SVG. */
  readonly code: string
}

/** The code of a Swiss QR-bill to scan, and its payment slip to print. */
export function SwissSlip({ token, code }: SwissSlipProps) {
  const { transfer: text, bill } = useText('payer')
  const { loading } = useText('wire')
  const slip = useReceipt(token, 'slip')
  const reason = useReason(slip.error)
  return (
    <div className="grid justify-items-start gap-2">
      <figure className="grid justify-items-start gap-2">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          alt={text.swissCode}
          className="size-52 rounded-control border border-line bg-white p-2"
        />
        <figcaption className="text-s text-muted">{text.codeHint}</figcaption>
      </figure>
      <Button
        icon={<Download aria-hidden />}
        busy={slip.isPending}
        busyLabel={loading}
        onClick={() => slip.mutate()}
      >
        {text.slip}
      </Button>
      {slip.isError && <Banner tone="danger">{reason ?? bill.receiptFailed}</Banner>}
    </div>
  )
}
