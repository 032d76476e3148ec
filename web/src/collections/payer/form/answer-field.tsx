import { collectionLimits } from '@touchline/domain/collections/limits'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { FormField } from './lines.ts'

interface AnswerFieldProps {
  readonly field: FormField
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (answer: string) => void
}

/** A question of the club's own. */
export function AnswerField(props: AnswerFieldProps) {
  const { field, value, error, onChange } = props
  const look = {
    label: field.name,
    required: field.isMandatory,
    optional: !field.isMandatory,
    error,
  }
  const typed = {
    ...look,
    'data-unkept': '',
    value,
    maxLength: collectionLimits.answerLength,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  switch (field.type) {
    case 'text':
      return <TextField {...typed} />
    case 'textarea':
      return <TextArea {...typed} />
    case 'number':
      return <TextField {...typed} inputMode="decimal" />
    case 'date':
      return <DateField {...typed} />
    case 'checkbox':
      return (
        <Checkbox
          label={field.isMandatory ? `${field.name} *` : field.name}
          error={error}
          value={value === 'true'}
          onChange={(isChecked) => onChange(isChecked ? 'true' : '')}
        />
      )
    case 'select':
      return <Chosen {...props} look={look} />
  }
}

interface ChosenProps extends AnswerFieldProps {
  readonly look: {
    readonly label: string
    readonly required: boolean
    readonly optional: boolean
    readonly error: string | undefined
  }
}

function Chosen({ field, value, onChange, look }: ChosenProps) {
  const { fees: text } = useText('payer')
  const options = field.options.map((option) => ({ value: option, label: option }))
  const choosing = { ...look, options, value: value === '' ? null : value }
  return field.isMandatory ? (
    <Select {...choosing} onChange={onChange} />
  ) : (
    <OptionalSelect
      {...choosing}
      noneLabel={text.noAnswer}
      onChange={(option) => onChange(option ?? '')}
    />
  )
}
