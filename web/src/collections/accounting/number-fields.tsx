import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { AccountingProblems, TypedAccounting } from './typed-accounting.ts'

export interface FieldsProps {
  readonly typed: TypedAccounting
  readonly onChange: (parts: Partial<TypedAccounting>) => void
  readonly problems: AccountingProblems
}

export function PeriodFields({ typed, onChange, problems }: FieldsProps) {
  const text = useText('accounting')
  return (
    <div className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
      <DateField
        label={text.from}
        required
        value={typed.from}
        onChange={({ target }) => onChange({ from: target.value })}
        error={problems.from}
      />
      <DateField
        label={text.to}
        required
        value={typed.to}
        onChange={({ target }) => onChange({ to: target.value })}
        error={problems.to}
      />
    </div>
  )
}

/** What the accountant's program knows the club by. */
export function NumberFields({ typed, onChange, problems }: FieldsProps) {
  const text = useText('accounting')
  const field = { required: true, inputMode: 'numeric', maxLength: 7, autoComplete: 'off' } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field}
        label={text.consultant}
        value={typed.consultant}
        onChange={({ target }) => onChange({ consultant: target.value })}
        error={problems.consultant}
      />
      <TextField
        {...field}
        label={text.client}
        value={typed.client}
        onChange={({ target }) => onChange({ client: target.value })}
        error={problems.client}
      />
    </div>
  )
}
