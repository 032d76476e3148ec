import { labelOf } from './label-of.ts'
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx'

export interface ShortTextFieldProps extends Omit<SuggestFieldProps, 'suggestions'> {
  /** Translated labels by stored value. */
  readonly words: Readonly<Record<string, string>>
  /** The suggested values; all by default. */
  readonly proposed?: readonly string[] | undefined
}

/** Known values with translated labels, or free text: a sport, an age group. */
export function ShortTextField({
  words,
  proposed,
  value,
  onChange,
  onBlur,
  ...props
}: ShortTextFieldProps) {
  const suggested = (proposed ?? Object.keys(words)).map((key) => labelOf(words, key))

  /** Typing a key itself ("football") selects its value. */
  function leave() {
    const key = Object.keys(words).find((known) => known === value.trim().toLowerCase())
    if (key !== undefined && key !== value) onChange(key)
    onBlur?.()
  }

  return (
    <SuggestField
      {...props}
      suggestions={suggested}
      value={labelOf(words, value)}
      onChange={(typed) => onChange(keyOf(words, typed))}
      onBlur={leave}
    />
  )
}

function keyOf(words: Readonly<Record<string, string>>, typed: string): string {
  const same = Object.entries(words).find(
    ([, word]) => word.toLocaleLowerCase() === typed.toLocaleLowerCase(),
  )
  return same?.[0] ?? typed
}
