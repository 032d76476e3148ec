import type { DonationReceiptShape } from '@touchline/contract/collections/shapes/donations'
import { Download, Mail } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useDownloadReceipt, useSendReceipts } from '../api.ts'
import { isSendable } from '../receipt-state.ts'
import { useDonationProblems } from '../use-problems.ts'

interface ReceiptRowProps {
  readonly clubId: string
  readonly receipt: DonationReceiptShape
  readonly hasEmail: boolean
  readonly mayManage: boolean
  readonly onVoid: () => void
}

/** A receipt with its file; a valid one can be emailed and voided. */
export function ReceiptRow(props: ReceiptRowProps) {
  const { donor: text } = useText('donations')
  const { money } = useFormat()
  const { receipt, mayManage } = props
  const { number, total, voided, isSigned, isOutdated } = receipt
  return (
    <div className="grid w-full gap-2 rounded-surface border border-line p-3">
      <p className="figures font-medium">{text.number(number, money(total, 'EUR'))}</p>
      <Said receipt={receipt} />
      {isOutdated && <Banner tone="warning">{text.outdated}</Banner>}
      <Tools {...props} />
      {mayManage && voided === null && !isSigned && (
        <p className="text-s text-muted">{text.notSigned}</p>
      )}
    </div>
  )
}

function Tools({ clubId, receipt, hasEmail, mayManage, onVoid }: ReceiptRowProps) {
  const text = useText('donations')
  const toast = useToast()
  const download = useDownloadReceipt(clubId)
  const send = useSendReceipts(clubId)
  const { first, other } = useDonationProblems(send.error ?? download.error)
  const problem = first ?? other
  const { id, number, voided } = receipt
  return (
    <>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Download aria-hidden />}
          busy={download.isPending}
          onClick={() => download.mutate(id)}
        >
          {text.donor.download(number)}
        </Button>
        {mayManage && hasEmail && isSendable(receipt) && (
          <Button
            icon={<Mail aria-hidden />}
            busy={send.isPending}
            busyLabel={text.send.busy}
            onClick={() => send.mutate([id], { onSuccess: () => toast({ title: text.send.done }) })}
          >
            {text.send.one}
          </Button>
        )}
        {mayManage && voided === null && (
          <Button variant="quiet" onClick={onVoid}>
            {text.donor.void}
          </Button>
        )}
      </div>
    </>
  )
}

function Said({ receipt: { issuedAt, sentAt, voided } }: { receipt: DonationReceiptShape }) {
  const { donor: text } = useText('donations')
  const { day } = useFormat()
  const on = (instant: string) => day(instant.slice(0, 10))
  return (
    <p className="text-s wrap-anywhere text-muted">
      {[
        text.issuedOn(on(issuedAt)),
        sentAt !== null && text.sentOn(on(sentAt)),
        voided !== null && text.voidedOn(on(voided.at), voided.reason),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
