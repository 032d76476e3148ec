import { TextField } from './text-field.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly least?: number
  readonly most: number
  readonly value: number
  readonly onChange: (value: number) => void
  readonly error?: string | undefined
}

/** An integer within limits. */
export function NumberField(props: NumberFieldProps) {
  const { label, least = 0, most, value, onChange, error } = props
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value}
      error={error}
      onChange={({ target }) => {
        const typed = Math.trunc(Number(target.value)) || 0
        onChange(Math.min(most, Math.max(least, typed)))
      }}
    />
  )
}
