import { collectionLimits } from '@touchline/domain/collections/limits'

import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface NoteFieldProps {
  readonly value: string
  readonly onChange: (note: string) => void
}

/** What other admins want to know of a booking. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const text = useText('bills')
  return (
    <TextField
      label={text.note}
      description={text.noteHint}
      optional
      maxLength={collectionLimits.noteLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
