import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx'
import { wordOf } from './word-of.ts'

export interface WordFieldProps extends Omit<SuggestFieldProps, 'suggestions'> {
  /** Translated labels by stored value. */
  readonly words: Readonly<Record<string, string>>
  /** The suggested values; all by default. */
  readonly proposed?: readonly string[] | undefined
}

/** Known values with translated labels, or free text: a sport, an age group. */
export function WordField({ words, proposed, value, onChange, onBlur, ...props }: WordFieldProps) {
  const suggested = (proposed ?? Object.keys(words)).map((key) => wordOf(words, key))

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
      value={wordOf(words, value)}
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
