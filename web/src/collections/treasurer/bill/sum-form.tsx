import { type SubmitEvent, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { AmountField } from '../../amount-field.tsx'
import type { BookedSum } from '../api/bills.ts'
import { useAmount } from '../use-amount.ts'
import { type BillFormProps, FormFooter } from './form-footer.tsx'
import { NoteField } from './note-field.tsx'
import { useAmountProblem, useBillProblem } from './use-bill-problem.ts'

interface SumFormProps extends BillFormProps {
  /** Minor units: the initial value and the maximum. */
  readonly most: number
  readonly description?: string | undefined
  /** The button's label with the amount. */
  readonly labelOf: (money: string) => string
  readonly change: { readonly isPending: boolean; readonly error: Error | null }
  readonly onSend: (sum: BookedSum) => void
}

/** A sum and a note, booked once however often it is sent. */
export function SumForm(props: SumFormProps) {
  const { bill, most, description, labelOf, change, onSend, onDone } = props
  const text = useText('bills')
  const { money } = useFormat()
  const [id] = useState(() => crypto.randomUUID())
  const [note, setNote] = useState('')
  const sum = useAmount({ currency: bill.currency, start: most, most })
  const problem = useBillProblem(change.error)
  const tooMuch = useAmountProblem(change.error)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    sum.ask()
    if (sum.amount === undefined || change.isPending) return
    onSend({ id, amount: sum.amount, note: note.trim() })
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {problem !== undefined && tooMuch === undefined && <Banner tone="danger">{problem}</Banner>}
      <AmountField
        label={text.amount}
        description={description}
        required
        currency={bill.currency}
        value={sum.typed}
        onChange={sum.type}
        error={sum.error ?? tooMuch}
      />
      <NoteField value={note} onChange={setNote} />
      <FormFooter
        label={labelOf(money(sum.amount ?? 0, bill.currency))}
        busy={change.isPending}
        onCancel={onDone}
      />
    </form>
  )
}
