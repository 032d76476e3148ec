import type { SubmitEvent } from 'react'

import { useToday } from '#web/events/use-today.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { useSetInstalments } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import { PartsFields, usePartsProblem } from '../parts-fields.tsx'
import { useParts } from '../use-parts.ts'
import { type BillFormProps, FormFooter } from './form-footer.tsx'
import { useBillProblem } from './use-bill-problem.ts'

interface PartsFormProps extends BillFormProps {
  readonly billKey: BillKey
}

/** Dates and amounts of instalments. */
export function PartsForm({ billKey, bill, onDone }: PartsFormProps) {
  const text = useText('bills')
  const from = useToday(useTeam().team.timeZone)
  const parts = useParts({ amount: bill.outstanding, currency: bill.currency, from })
  const set = useSetInstalments(billKey)
  const problem = useBillProblem(set.error)
  const unfit = usePartsProblem(parts, bill.currency)
  if (bill.outstanding === 0) return <p className="text-muted">{text.paidAlready}</p>

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (parts.read.kind !== 'fit' || set.isPending) return
    set.mutate(parts.read.parts, {
      onSuccess: () => {
        onDone()
      },
    })
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-muted">{text.partsText}</p>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <PartsFields parts={parts} currency={bill.currency} />
      <FormFooter label={text.partsSave} busy={set.isPending} refusal={unfit} onCancel={onDone} />
    </form>
  )
}
