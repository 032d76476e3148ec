import { formatReference } from '@touchline/domain/collections/payment-reference'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'

import type { OfBill } from './bill-view.tsx'
import { SwissSlip } from './swiss-slip.tsx'

/** Transfer details to copy or scan, or a note to pay the treasurer. */
export function TransferDetails({ bill }: OfBill) {
  const { bill: text } = useText('payer')
  const isFirst = bill.paymentOption === 'offline' || !bill.takesCard
  return (
    <details open={isFirst} className="rounded-surface border border-line bg-surface p-4">
      <summary className="min-h-11 content-center">
        <h2 className="inline text-l">{text.offline}</h2>
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-5">
        <Transfer bill={bill} />
        <p className="text-muted">{text.offlineText}</p>
        {bill.collection.organizerEmail !== '' && (
          <p className="text-s wrap-anywhere text-muted">
            {text.contact(bill.collection.organizerEmail)}
          </p>
        )}
      </div>
    </details>
  )
}

function Transfer({ bill }: OfBill) {
  const { transfer, nextAmount, outstanding, currency, reference, token } = bill
  const { transfer: text } = useText('payer')
  const { money } = useFormat()
  if (transfer === null) return null
  const amount = nextAmount > 0 ? nextAmount : outstanding
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 className="font-semibold">{text.title}</h3>
      <dl className="grid grid-cols-1 gap-3">
        <Fact label={text.holder} shown={transfer.holder} />
        <Fact label={text.iban} shown={formatReference(transfer.iban)} copied={transfer.iban} />
        <Fact label={text.amount} shown={money(amount, currency)} copied={null} />
        <Fact label={text.reference} shown={reference} hint={text.referenceHint} />
      </dl>
      {transfer.swissCode !== null && <SwissSlip token={token} code={transfer.swissCode} />}
      {transfer.code !== null && (
        <figure className="grid justify-items-start gap-2">
          <QrCode
            text={transfer.code}
            label={text.code}
            className="size-52 rounded-control border border-line"
          />
          <figcaption className="text-s text-muted">{text.codeHint}</figcaption>
        </figure>
      )}
    </section>
  )
}

interface FactProps {
  readonly label: string
  readonly shown: string
  /** The copied form, if it differs; null: can't be copied. */
  readonly copied?: string | null
  readonly hint?: string
}

function Fact({ label, shown, copied = shown, hint }: FactProps) {
  const { transfer: text } = useText('payer')
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <dt className="text-s text-muted">{label}</dt>
      <dd className="figures col-start-1 font-medium wrap-anywhere">{shown}</dd>
      {hint !== undefined && <dd className="col-start-1 text-s text-muted">{hint}</dd>}
      {copied !== null && (
        <dd className="no-print col-start-2 row-span-2 row-start-1">
          <CopyButton size="s" text={copied} aria-label={text.copy(label)} />
        </dd>
      )}
    </div>
  )
}
