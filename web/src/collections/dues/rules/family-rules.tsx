import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { AmountField } from '../../amount-field.tsx'
import type { problemsOfTyped, TypedRules } from './typed-rules.ts'

interface FamilyRulesProps {
  readonly typed: TypedRules
  readonly problems: ReturnType<typeof problemsOfTyped>
  readonly onChange: (parts: Partial<TypedRules>) => void
}

/** Sibling discount and family maximum. */
export function FamilyRules({ typed, problems, onChange }: FamilyRulesProps) {
  const text = useText('dues').rules
  return (
    <Card title={text.families}>
      <p className="mb-3 text-muted">{text.familiesHint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.second}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed.second}
          onChange={({ target }) => onChange({ second: target.value })}
          error={problems.second && text.percentWrong}
        />
        <TextField
          label={text.further}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed.further}
          onChange={({ target }) => onChange({ further: target.value })}
          error={
            problems.further &&
            (problems.further === 'falls' ? text.problems.percents_fall : text.percentWrong)
          }
        />
        <AmountField
          label={text.familyMaximum}
          optional
          currency={typed.currency}
          value={typed.familyMaximum}
          onChange={(familyMaximum) => onChange({ familyMaximum })}
          error={problems.familyMaximum && text.amountWrong}
        />
      </div>
    </Card>
  )
}
