import { type SubmitEvent, useState } from 'react'

import { useToday } from '#web/events/use-today.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { AmountField } from '../../amount-field.tsx'
import { type ManualMethod, manualMethods } from '../after-payment.ts'
import type { PaymentRecording } from '../api/bills.ts'
import { useAmount } from '../use-amount.ts'
import { type BillFormProps, FormFooter } from './form-footer.tsx'
import { NoteField } from './note-field.tsx'

interface PaymentFormProps extends BillFormProps {
  readonly payment: PaymentRecording
}

/** Records a payment in cash or to the bank, shown at once. */
export function PaymentForm({ bill, payment, onDone }: PaymentFormProps) {
  const { currency, outstanding } = bill
  const text = useText('bills')
  const { money } = useFormat()
  const today = useToday(useTeam().team.timeZone)
  const [id] = useState(() => crypto.randomUUID())
  const [method, setMethod] = useState<ManualMethod>('cash')
  const [onDay, setDay] = useState(today)
  const [note, setNote] = useState('')
  const sum = useAmount({ currency, start: outstanding, most: outstanding })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    sum.ask()
    if (sum.amount === undefined || onDay === '' || payment.isPending) return
    payment.mutate({
      billId: bill.id,
      id,
      method,
      amount: sum.amount,
      onDay,
      note: note.trim(),
      madeAt: new Date().toISOString(),
    })
    onDone()
  }

  if (outstanding === 0) return <p className="text-muted">{text.paidAlready}</p>
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <RadioCards
        label={text.method}
        arrangement="tiles"
        options={optionsOf(manualMethods, text.methods)}
        value={method}
        onChange={setMethod}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AmountField
          label={text.amount}
          required
          currency={currency}
          value={sum.typed}
          onChange={sum.type}
          error={sum.error}
        />
        <DateField
          label={text.onDay}
          required
          max={today}
          value={onDay}
          onChange={({ target }) => setDay(target.value)}
          error={onDay === '' ? text.dayMissing : undefined}
        />
      </div>
      <NoteField value={note} onChange={setNote} />
      <FormFooter label={text.recordAmount(money(sum.amount ?? 0, currency))} onCancel={onDone} />
    </form>
  )
}
