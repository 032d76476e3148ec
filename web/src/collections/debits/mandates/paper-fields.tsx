import { mandateKinds } from '@touchline/domain/collections/debits/mandates'

import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { MandateProblems, TypedMandate } from './typed-mandate.ts'

interface PaperFieldsProps {
  readonly typed: TypedMandate
  readonly problems: MandateProblems
  readonly onChange: (parts: Partial<TypedMandate>) => void
}

/** Fields of a paper mandate besides the account. */
export function PaperFields({ typed, problems, onChange }: PaperFieldsProps) {
  const text = useText('debits').mandates
  return (
    <>
      <DateField
        label={text.signedOn}
        required
        value={typed.signedOn}
        onChange={({ target }) => onChange({ signedOn: target.value })}
        error={problems.signedOn}
      />
      <TextField
        label={text.reference}
        required
        maxLength={35}
        autoComplete="off"
        spellCheck={false}
        value={typed.reference}
        onChange={({ target }) => onChange({ reference: target.value })}
        error={problems.reference}
      />
      <Select
        label={text.kind}
        options={mandateKinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={typed.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </>
  )
}
