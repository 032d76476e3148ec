import { Select, type SelectProps } from './select.tsx'

export interface OptionalSelectProps<Value extends string> extends Omit<
  SelectProps<Value>,
  'onChange'
> {
  /** The label for no choice. */
  readonly noneLabel: string
  readonly onChange: (value: Value | null) => void
}

/** A choice among few, or none. */
export function OptionalSelect<Value extends string>(props: OptionalSelectProps<Value>) {
  const { options, value, onChange, noneLabel, ...rest } = props
  return (
    <Select<Value | ''>
      {...rest}
      options={[{ value: '', label: noneLabel }, ...options]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  )
}

/** Options for a list of keys, in order, with translated labels. */
export function optionsOf<Value extends string>(
  keys: readonly Value[],
  words: Readonly<Record<Value, string>>,
) {
  return keys.map((value) => ({ value, label: words[value] }))
}
