import { maxChoices } from '@touchline/domain/members/custom-fields'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { newChoice, type TypedChoice } from './use-field-draft.ts'

interface ChoiceListProps {
  readonly choices: readonly TypedChoice[]
  readonly onChange: (choices: readonly TypedChoice[]) => void
  readonly error: string | undefined
}

export function ChoiceList({ choices, onChange, error }: ChoiceListProps) {
  const text = useText('members').fields
  const problemId = useId()
  return (
    <fieldset className="grid gap-2" aria-describedby={error && problemId}>
      <legend className="mb-1.5 font-medium">{text.choices}</legend>
      {choices.map((choice, place) => (
        <div key={choice.key} className="flex items-center gap-1">
          <TextField
            label={text.choice(place + 1)}
            labelHidden
            className="grow"
            maxLength={60}
            autoComplete="off"
            value={choice.name}
            onChange={(event) =>
              onChange(choices.with(place, { ...choice, name: event.target.value }))
            }
          />
          <IconButton
            label={text.removeChoice(choice.name)}
            icon={<X aria-hidden />}
            onClick={() => onChange(choices.toSpliced(place, 1))}
          />
        </div>
      ))}
      <FieldError id={problemId} error={error} />
      {choices.length < maxChoices && (
        <div>
          <Button
            size="s"
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...choices, newChoice()])}
          >
            {text.addChoice}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
