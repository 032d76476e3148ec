import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { type BookedSum, useWriteOff } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import type { BillFormProps } from './form-end.tsx'
import { SumForm } from './sum-form.tsx'

interface WriteOffFormProps extends BillFormProps {
  readonly billKey: BillKey
}

/** The club does without a part of what is open, or without all of it. */
export function WriteOffForm({ billKey, bill, onDone }: WriteOffFormProps) {
  const text = useText('bills')
  const toast = useToast()
  const writeOff = useWriteOff(billKey)
  if (bill.owed === 0) return <p className="text-muted">{text.paidAlready}</p>

  function send(sum: BookedSum) {
    writeOff.mutate(sum, {
      onSuccess: () => {
        toast({ title: text.writtenOff })
        onDone()
      },
    })
  }

  return (
    <div className="grid gap-5">
      <p className="text-muted">{text.writeOffText}</p>
      <SumForm
        bill={bill}
        most={bill.owed}
        labelOf={text.writeOffAmount}
        change={writeOff}
        onSend={send}
        onDone={onDone}
      />
    </div>
  )
}
