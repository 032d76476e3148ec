import type { Ref } from 'react'

import { Field, type FieldAppearance, useField } from './field.tsx'
import { reportEdit } from './report-edited.ts'
import { lazyPart, useLazyList } from './use-lazy-list.ts'

export interface SuggestFieldProps extends FieldAppearance {
  /** Suggestions while typing; other text is allowed. */
  readonly suggestions: readonly string[]
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const openSuggestField = lazyPart(
  async () => (await import('./open-suggest-field.tsx')).OpenSuggestField,
)

/** Free text with suggestions: a sport, a venue, a position. */
export function SuggestField({ ref, ...props }: SuggestFieldProps) {
  const { ids, control } = useField(props)
  const list = useLazyList(openSuggestField)
  const leave = () => {
    list.leave()
    props.onBlur?.()
  }
  const choose = (suggestion: string) => {
    props.onChange(suggestion)
    reportEdit(ids.control)
  }
  const input = {
    ...control,
    ref,
    name: props.name,
    onBlur: leave,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    className: 'control',
  }
  const OpenSuggestField = list.part
  return (
    <Field look={props} ids={ids} className={props.className}>
      {OpenSuggestField ? (
        <OpenSuggestField look={props} input={input} visit={list.visit} onChoose={choose} />
      ) : (
        <input
          {...input}
          {...list.input}
          aria-label={props.label}
          disabled={props.disabled}
          value={props.value}
          onChange={(event) => {
            props.onChange(event.target.value)
            list.askByTyping()
          }}
        />
      )}
    </Field>
  )
}
