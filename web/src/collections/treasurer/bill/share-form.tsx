import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { useShareBill } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import { type BillFormProps, FormFooter } from './form-footer.tsx'
import { useBillProblem } from './use-bill-problem.ts'

interface ShareFormProps extends BillFormProps {
  readonly billKey: BillKey
}

/** Which parent pays the second half. */
export function ShareForm({ billKey, bill: { otherPayers }, onDone }: ShareFormProps) {
  const text = useText('bills')
  const share = useShareBill(billKey)
  const problem = useBillProblem(share.error)
  const [only] = otherPayers.length === 1 ? otherPayers : []
  const [guardianId, setGuardianId] = useState(only?.guardianId)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (guardianId === undefined || share.isPending) return
    share.mutate(guardianId, {
      onSuccess: () => {
        onDone()
      },
    })
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-muted">{text.shareText}</p>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <RadioCards
        label={text.shareWith}
        arrangement="list"
        options={otherPayers.map(({ guardianId: value, name }) => ({ value, label: name }))}
        value={guardianId}
        onChange={setGuardianId}
      />
      <FormFooter
        label={text.shareSave}
        busy={share.isPending}
        refusal={guardianId === undefined ? text.shareMissing : undefined}
        onCancel={onDone}
      />
    </form>
  )
}
