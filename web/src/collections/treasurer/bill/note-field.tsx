import { collectionLimits } from '@touchline/domain/collections/limits'

import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface NoteFieldProps {
  readonly value: string
  readonly onChange: (note: string) => void
}

/** A note for other admins. */
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
