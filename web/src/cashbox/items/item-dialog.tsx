import type { CashBoxItem } from '@touchline/contract/cashbox/shapes'
import { itemKinds, type ItemKind } from '@touchline/domain/cashbox/ledger'
import { cashBoxLimits } from '@touchline/domain/cashbox/limits'
import { useState } from 'react'

import { AmountField } from '#web/collections/amount-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveItem } from '../api.ts'
import { useProblems } from '../use-problems.ts'
import { useTypedAmount } from '../use-typed-amount.ts'

interface ItemDialogProps {
  readonly currency: string
  readonly edited: CashBoxItem | 'new'
  readonly onClose: () => void
}

/** The id of a new one is chosen here: saved twice, it is one. */
const blank = () => ({
  id: crypto.randomUUID(),
  kind: 'fine' as const,
  name: '',
  amount: undefined,
})

/** Name and amount of a fine or drink. */
export function ItemDialog({ currency, edited, onClose }: ItemDialogProps) {
  const text = useText('cashbox')
  const save = useSaveItem(useTeam().team.id)
  const [known] = useState(() => (edited === 'new' ? blank() : edited))
  const [kind, setKind] = useState<ItemKind>(known.kind)
  const [name, setName] = useState(known.name)
  const amount = useTypedAmount(currency, known.amount)
  const { problemOf, general } = useProblems(save.error)
  const [isAsked, setAsked] = useState(false)
  const nameError = isAsked && name.trim() === '' ? text.problems.name_required : undefined

  return (
    <EntryDialog
      title={edited === 'new' ? text.newItem : text.editItem}
      save={save}
      problem={general}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        amount.ask()
        if (name.trim() === '' || amount.value === undefined) return
        const item = { kind, name, amount: amount.value }
        save.mutate({ itemId: known.id, item }, { onSuccess: onClose })
      }}
    >
      <Select
        label={text.itemKind}
        options={itemKinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={text.name}
        required
        maxLength={cashBoxLimits.nameLength}
        autoComplete="off"
        value={name}
        error={nameError ?? problemOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <AmountField
        label={text.amount}
        required
        currency={currency}
        value={amount.typed}
        error={amount.error ?? problemOf('amount')}
        onChange={amount.type}
      />
    </EntryDialog>
  )
}
