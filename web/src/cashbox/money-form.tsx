import type { CashBox, PlayerBalance } from '@touchline/contract/cashbox/shapes'
import type { MoneyKind } from '@touchline/domain/cashbox/ledger'
import { cashBoxLimits } from '@touchline/domain/cashbox/limits'
import { type SubmitEvent, useState } from 'react'

import { AmountField } from '#web/collections/amount-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useRecordMoney } from './api.ts'
import { FormFooter } from './form-footer.tsx'
import { useProblems } from './use-problems.ts'
import { useTypedAmount } from './use-typed-amount.ts'

interface MoneyFormProps {
  readonly box: CashBox
  /** Whose money it is; without a player, the team's. */
  readonly player?: PlayerBalance
  readonly onDone: () => void
}

const ofPlayer: readonly MoneyKind[] = ['payment', 'payout', 'waiver']
const ofTeam: readonly MoneyKind[] = ['expense', 'income']

/** Money in or out: proposes what the player owes. */
export function MoneyForm({ box: { currency }, player, onDone }: MoneyFormProps) {
  const text = useText('cashbox')
  const toast = useToast()
  const record = useRecordMoney(useTeam().team.id)
  const kinds = player ? ofPlayer : ofTeam
  const [kind, setKind] = useState<MoneyKind>(player ? 'payment' : 'expense')
  const [note, setNote] = useState('')
  const amount = useTypedAmount(currency, player && player.balance > 0 ? player.balance : undefined)
  const { problemOf, general } = useProblems(record.error)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    amount.ask()
    if (amount.value === undefined) return
    const memberId = player?.memberId ?? null
    record.mutate(
      { kind, memberId, amount: amount.value, note },
      {
        onSuccess: () => {
          toast({ title: text.recorded })
          onDone()
        },
      },
    )
  }

  return (
    <form className="grid gap-5" noValidate onInput={() => record.reset()} onSubmit={submit}>
      <Select
        label={text.kind}
        options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      <AmountField
        label={text.amount}
        required
        currency={currency}
        value={amount.typed}
        error={amount.error ?? problemOf('amount')}
        onChange={amount.type}
      />
      <TextField
        label={text.note}
        {...(player ? { optional: true } : { required: true })}
        maxLength={cashBoxLimits.noteLength}
        value={note}
        error={problemOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormFooter problem={general} isBusy={record.isPending} onCancel={onDone} />
    </form>
  )
}
