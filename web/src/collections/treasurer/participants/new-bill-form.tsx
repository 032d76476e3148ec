import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { type SubmitEvent, useState } from 'react'

import { useRoster } from '#web/members/api/roster.ts'
import { knownName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'

import { useWriteBill } from '../api/bills.ts'
import type { CollectionKey } from '../api/keys.ts'
import { useBillProblem } from '../bill/use-bill-problem.ts'
import { BilledFee } from './billed-fee.tsx'
import { useNewBill } from './use-new-bill.ts'

export interface NewBillFormProps {
  readonly collectionKey: CollectionKey
  readonly collection: CollectionShape
  /** Null: to be chosen. */
  readonly memberId: string | null
  readonly onCancel: () => void
  readonly onWritten: (billId: string) => void
}

/** The person and the amount of a new bill. */
export function NewBillForm(props: NewBillFormProps) {
  const { collectionKey, collection, memberId, onCancel, onWritten } = props
  const text = useText('treasurer').newBill
  const { cancel, saving } = useText('bills')
  const members = useRoster(collectionKey.teamId).data ?? []
  const [clientId] = useState(() => crypto.randomUUID())
  const bill = useNewBill(collection, memberId)
  const write = useWriteBill(collectionKey)
  const problem = useBillProblem(write.error)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const listQuery = bill.check()
    if (listQuery === undefined) return
    write.mutate(
      { clientId, ...listQuery },
      {
        onSuccess: ({ id }) => {
          onWritten(id)
        },
      },
    )
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <Combobox
        label={text.member}
        required
        options={members.map((member) => ({ value: member.id, label: knownName(member) }))}
        value={bill.fields.memberId}
        onChange={(chosen) => bill.change({ memberId: chosen })}
        error={bill.problems.member}
      />
      <BilledFee collection={collection} bill={bill} />
      <DialogActions>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button type="submit" variant="primary" busy={write.isPending} busyLabel={saving}>
          {text.save}
        </Button>
      </DialogActions>
    </form>
  )
}
