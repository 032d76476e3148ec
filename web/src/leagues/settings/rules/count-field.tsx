import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { isCountUpTo } from './typed-figures.ts'

interface CountFieldProps {
  readonly label: string
  readonly most: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** An integer field with a maximum; invalid input stays and is marked. */
export function CountField({ label, most, value, onChange }: CountFieldProps) {
  const text = useText('leagueRules')
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={value}
      error={isCountUpTo(value, most) ? undefined : text.countWrong(most)}
      onChange={({ target }) => onChange(Number(target.value))}
      onFocus={({ target }) => target.select()}
    />
  )
}
