import type { DebitPreviewShape } from '@touchline/contract/collections/shapes/debit-runs'
import { type ReactNode, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { PaperMandateBill } from '../mandates/typed-mandate.ts'

interface PlannedBillsProps {
  readonly preview: DebitPreviewShape
  readonly onAdd: (bill: PaperMandateBill) => void
}

/** Bills to be collected, and those left out with the reason. */
export function PlannedBills({ preview: { bills, without }, onAdd }: PlannedBillsProps) {
  const text = useText('debits').start
  const [isOpen, setOpen] = useState(bills.length === 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {bills.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <section>
          <h2 className="text-l">{text.bills}</h2>
          <ul className="divide-y divide-line">
            {bills.map((bill) => (
              <BillRow key={bill.billId} bill={bill} detail={bill.reference} />
            ))}
          </ul>
        </section>
      )}
      {without.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-9 content-center touch:min-h-11">
            {text.without(without.length)}
          </summary>
          <ul className="divide-y divide-line">
            {without.map((bill) => (
              <BillRow key={bill.billId} bill={bill} detail={text.reasons[bill.reason]}>
                {['no_mandate', 'revoked', 'lapsed', 'used'].includes(bill.reason) && (
                  <Button size="s" onClick={() => onAdd(bill)}>
                    {text.addMandate}
                  </Button>
                )}
              </BillRow>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface BillRowProps {
  readonly bill: {
    readonly payer: string
    readonly names: readonly string[]
    readonly amount: number
  }
  readonly detail: string
  readonly children?: ReactNode
}

function BillRow({ bill: { payer, names, amount }, detail, children }: BillRowProps) {
  const { money } = useFormat()
  const others = names.filter((name) => name !== payer).join(', ')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <div className="grid min-w-0 justify-items-start gap-1">
        <span className="wrap-anywhere">{payer}</span>
        <span className="text-s wrap-anywhere text-muted">
          {others === '' ? detail : `${others} · ${detail}`}
        </span>
        {children}
      </div>
      <span className="figures">{money(amount, 'EUR')}</span>
    </li>
  )
}
