import { TextField } from '#web/ui/text-field.tsx'

interface DaysFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (days: string) => void
  readonly error: string | undefined
}

/** A number of days. */
export function DaysField({ onChange, ...props }: DaysFieldProps) {
  return (
    <TextField
      {...props}
      className="max-w-60"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
    />
  )
}
