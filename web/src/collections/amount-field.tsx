import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

interface AmountFieldProps extends Pick<
  TextFieldProps,
  'label' | 'labelHidden' | 'description' | 'error' | 'required' | 'optional' | 'className'
> {
  readonly currency: string
  /** As typed; domain/values/money parses it. */
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** A money field that accepts point or comma, with its currency. */
export function AmountField({ currency, onChange, ...props }: AmountFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      maxLength={13}
      onChange={({ target }) => onChange(target.value)}
      trailing={<span className="px-2 text-s text-muted">{currency}</span>}
    />
  )
}
