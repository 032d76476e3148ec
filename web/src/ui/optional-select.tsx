import { Select, type SelectProps } from './select.tsx'

export interface OptionalSelectProps<Value extends string> extends Omit<
  SelectProps<Value>,
  'onChange'
> {
  /** The choice of none. */
  readonly noneLabel: string
  readonly onChange: (value: Value | null) => void
}

/** One of a handful, or none of them. */
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

/** The options of a list of keys, in its order, in the reader's words. */
export function optionsOf<Value extends string>(
  keys: readonly Value[],
  words: Readonly<Record<Value, string>>,
) {
  return keys.map((value) => ({ value, label: words[value] }))
}
