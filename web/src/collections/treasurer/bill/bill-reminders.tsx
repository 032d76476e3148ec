import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useWaive } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import { useBillProblem } from './use-bill-problem.ts'

interface BillRemindersProps {
  readonly billKey: BillKey
  readonly bill: BillShape
}

/** Reminders sent for this bill; their fees can be waived. */
export function BillReminders({ billKey, bill }: BillRemindersProps) {
  const text = useText('bills')
  const { money, dayOf } = useFormat()
  const { reminders, waivableFees, currency } = bill
  return (
    <div className="grid gap-3">
      <ol className="divide-y divide-line border-y border-line">
        {reminders.map(({ stage, fee, dueOn, sentAt }) => (
          <li key={`${dueOn}:${stage}`} className="flex justify-between gap-4 py-2">
            <span>
              {text.reminder(stage)} · {dayOf(sentAt, 'UTC')}
            </span>
            <span className="figures">{fee > 0 && money(fee, currency)}</span>
          </li>
        ))}
      </ol>
      {waivableFees > 0 && <WaiveFees billKey={billKey} bill={bill} />}
    </div>
  )
}

function WaiveFees({ billKey, bill: { waivableFees, currency } }: BillRemindersProps) {
  const text = useText('bills')
  const { money } = useFormat()
  const waive = useWaive(billKey)
  const [id] = useState<string>(() => crypto.randomUUID())
  const problem = useBillProblem(waive.error)
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="s"
        busy={waive.isPending}
        onClick={() => waive.mutate({ id, amount: waivableFees, note: '', of: 'fees' })}
      >
        {text.waiveFees(money(waivableFees, currency))}
      </Button>
      {problem !== undefined && <p className="text-s text-danger">{problem}</p>}
    </div>
  )
}
