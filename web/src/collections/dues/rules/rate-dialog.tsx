import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import { duesLimits } from '@touchline/domain/collections/dues/rules'
import type { Currency } from '@touchline/domain/values/money'
import { type SubmitEvent, useState } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { AmountField } from '../../amount-field.tsx'
import { DialogEnd } from '../dialog-end.tsx'
import { RateChoices } from './rate-choices.tsx'
import { newRate, problemsOfRate, readRate, toTypedRate, type TypedRate } from './typed-rules.ts'

type Rate = NonNullable<DuesShape['rules']>['rates'][number]

interface RateDialogProps {
  readonly edited: Rate | 'new'
  readonly currency: Currency
  readonly teams: DuesShape['teams']
  readonly onSave: (rate: Rate) => void
  readonly onClose: () => void
}

/** A rate's amount and whom it applies to. */
export function RateDialog({ edited, currency, teams, onSave, onClose }: RateDialogProps) {
  const text = useText('dues').rules
  const wire = useText('wire')
  const { language } = useLanguage()
  const counted = { currency, language }
  const [typed, setTyped] = useState(() =>
    edited === 'new' ? newRate() : toTypedRate(edited, counted),
  )
  const [isTried, setTried] = useState(false)
  const change = (parts: Partial<TypedRate>) => setTyped((now) => ({ ...now, ...parts }))
  const problems = isTried ? problemsOfRate(typed, counted) : {}

  function submit(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    const rate = readRate(typed, counted)
    if (rate === undefined) return setTried(true)
    onSave(rate)
    onClose()
  }

  return (
    <Dialog
      open
      title={edited === 'new' ? text.newTitle : text.editTitle}
      onOpenChange={(open) => open || onClose()}
    >
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        <TextField
          label={text.name}
          description={text.nameHint}
          required
          maxLength={duesLimits.nameLength}
          autoComplete="off"
          value={typed.name}
          onChange={({ target }) => change({ name: target.value })}
          error={problems.name && text.problems.name_missing}
        />
        <AmountField
          label={text.amount}
          required
          currency={currency}
          value={typed.amount}
          onChange={(amount) => change({ amount })}
          error={problems.amount && text.amountWrong}
        />
        <Ages typed={typed} onChange={change} problems={problems} />
        <RateChoices typed={typed} teams={teams} onChange={change} />
        <DialogEnd label={edited === 'new' ? wire.add : wire.save} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

interface AgesProps {
  readonly typed: TypedRate
  readonly onChange: (parts: Partial<TypedRate>) => void
  readonly problems: ReturnType<typeof problemsOfRate>
}

function Ages({ typed, onChange, problems }: AgesProps) {
  const text = useText('dues').rules
  const sentence = (problem: 'missing' | 'wrong' | 'order' | undefined) =>
    problem && (problem === 'order' ? text.problems.age_order : text.ageWrong)
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={text.minAge}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed.minAge}
          onChange={({ target }) => onChange({ minAge: target.value })}
          error={sentence(problems.minAge)}
        />
        <TextField
          label={text.maxAge}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed.maxAge}
          onChange={({ target }) => onChange({ maxAge: target.value })}
          error={sentence(problems.maxAge)}
        />
      </div>
      <p className="mt-1 text-s text-muted">{text.ageHint}</p>
    </div>
  )
}
