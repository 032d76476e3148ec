import type { PaymentMethod } from '@touchline/domain/collections/journal'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { type BookedSum, useRefund } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import type { BillFormProps } from './form-footer.tsx'
import { SumForm } from './sum-form.tsx'

interface RefundFormProps extends BillFormProps {
  readonly billKey: BillKey
}

/** Refunds a payment by the method it was made with. */
export function RefundForm({ billKey, bill, onDone }: RefundFormProps) {
  const text = useText('bills')
  const { money } = useFormat()
  const refund = useRefund(billKey)
  const [method, setMethod] = useState<PaymentMethod>()
  const chosen = bill.refundable.find((one) => one.method === method) ?? bill.refundable[0]
  if (chosen === undefined) return <p className="text-muted">{text.nothingToRefund}</p>

  function send(from: PaymentMethod, sum: BookedSum) {
    refund.mutate(
      { ...sum, method: from },
      {
        onSuccess: () => {
          onDone()
        },
      },
    )
  }

  return (
    <div className="grid gap-5">
      <p className="text-muted">{text.refundText}</p>
      {bill.refundable.length > 1 && (
        <RadioCards
          label={text.refundFrom}
          options={bill.refundable.map((one) => ({
            value: one.method,
            label: text.most(text.methods[one.method], money(one.amount, bill.currency)),
          }))}
          value={chosen.method}
          onChange={setMethod}
        />
      )}
      <SumForm
        key={chosen.method}
        bill={bill}
        most={chosen.amount}
        description={chosen.method === 'card' ? text.refundCard : text.refundHand}
        labelOf={text.refundAmount}
        change={refund}
        onSend={(sum) => send(chosen.method, sum)}
        onDone={onDone}
      />
    </div>
  )
}
