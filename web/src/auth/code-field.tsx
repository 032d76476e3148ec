import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

/** A code from an email, a text message or an app; surrounding text may be pasted too. */
export function CodeField(props: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={80}
      className="max-w-60"
      {...props}
    />
  )
}
