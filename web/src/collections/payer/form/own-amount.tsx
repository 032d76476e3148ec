import { maxAmount } from '@touchline/domain/values/money'

import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { Choice } from './draft-shape.ts'
import { isSameChoice } from './draft.ts'
import type { FormFee } from './lines.ts'
import type { OfPerson } from './person-part.tsx'
import { places } from './problems.ts'
import { useProblemText } from './use-problem-text.ts'

export interface OfChoice extends OfPerson {
  readonly fee: FormFee
  readonly choice: Choice
}

/** For amounts chosen by the payer. */
export function OwnAmount({ filling, person, fee, choice }: OfChoice) {
  const { fees: text } = useText('payer')
  const problem = useProblemText(filling)(places.amount(person.id, fee.id))
  const { currency } = filling.form
  if (fee.type !== 'new') return null
  return (
    <TextField
      label={text.amount}
      required
      inputMode="decimal"
      autoComplete="off"
      maxLength={String(maxAmount).length + 2}
      trailing={<span className="pr-2 text-muted">{currency}</span>}
      value={choice.amount}
      error={problem}
      onChange={({ target }) =>
        filling.changePerson({
          ...person,
          choices: person.choices.map((other) =>
            isSameChoice(other, choice) ? { ...other, amount: target.value } : other,
          ),
        })
      }
    />
  )
}
