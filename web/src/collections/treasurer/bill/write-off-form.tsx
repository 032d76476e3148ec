import { isolated } from '@touchline/domain/values/isolated'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { type BookedSum, useWaive } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import type { BillFormProps } from './form-footer.tsx'
import { SumForm } from './sum-form.tsx'

interface WriteOffFormProps extends BillFormProps {
  readonly billKey: BillKey
}

/** Waives all or part of the open amount. */
export function WriteOffForm({ billKey, bill, onDone }: WriteOffFormProps) {
  const text = useText('bills')
  const writeOff = useWaive(billKey)
  const [of, setOf] = useState<'half' | 'whole'>('half')
  const all = bill.halves.reduce((sum, half) => sum + half.outstanding, 0)
  const most = of === 'whole' ? all : bill.outstanding
  if (Math.max(bill.outstanding, all) === 0) return <p className="text-muted">{text.paidAlready}</p>

  function send(sum: BookedSum) {
    writeOff.mutate(bill.halves.length > 0 ? { ...sum, of } : sum, {
      onSuccess: () => {
        onDone()
      },
    })
  }

  return (
    <div className="grid gap-5">
      <p className="text-muted">{text.writeOffText}</p>
      {bill.halves.length > 0 && (
        <RadioCards
          label={text.waiveOf}
          arrangement="list"
          options={[
            {
              value: 'half',
              label: text.waiveHalf(isolated(`${bill.firstName} ${bill.lastName}`.trim())),
            },
            { value: 'whole', label: text.waiveWhole },
          ]}
          value={of}
          onChange={setOf}
        />
      )}
      <SumForm
        key={of}
        bill={bill}
        most={most}
        labelOf={text.writeOffAmount}
        change={writeOff}
        onSend={send}
        onDone={onDone}
      />
    </div>
  )
}
