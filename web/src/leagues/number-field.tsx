import { TextField } from '#web/ui/text-field.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly least?: number
  readonly most: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A whole number between two others. */
export function NumberField({ label, least = 0, most, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value}
      onChange={({ target }) => {
        const typed = Math.trunc(Number(target.value)) || 0
        onChange(Math.min(most, Math.max(least, typed)))
      }}
    />
  )
}
