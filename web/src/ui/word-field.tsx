import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx'
import { wordOf } from './word-of.ts'

export interface WordFieldProps extends Omit<SuggestFieldProps, 'suggestions'> {
  /** What is stored, and the word for it in the reader's language. */
  readonly words: Readonly<Record<string, string>>
  /** Those of the words that are proposed; all of them otherwise. */
  readonly proposed?: readonly string[] | undefined
}

/** Known words, stored by their key, or any other: a sport, an age group. */
export function WordField({ words, proposed, value, onChange, onBlur, ...props }: WordFieldProps) {
  const suggested = (proposed ?? Object.keys(words)).map((key) => wordOf(words, key))

  /** Whoever writes the key itself ("football") means the word. */
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
