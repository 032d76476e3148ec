import { normalizeTime } from '@touchline/domain/events/time-choices'
import type { Ref } from 'react'

import { Field, type FieldAppearance, useField } from '#web/ui/field.tsx'
import { lazyPart, useLazyList } from '#web/ui/use-lazy-list.ts'

interface TimeChoiceFieldProps extends FieldAppearance {
  readonly value: string | null
  readonly onChange: (time: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** Opened to change it: shows its list. */
  readonly isAsked?: boolean | undefined
}

const openTimeChoice = lazyPart(async () => (await import('./open-time-choice.tsx')).OpenTimeChoice)

/** A time: one of the 48 half hours, or typed ("18:45", "1845", "9"). */
export function TimeChoiceField({ ref, ...props }: TimeChoiceFieldProps) {
  const { ids, control } = useField(props)
  const list = useLazyList(openTimeChoice, props.isAsked)
  const value = props.value ?? ''

  function tidy() {
    list.leave()
    const time = normalizeTime(value)
    if (time !== value) props.onChange(time)
    props.onBlur?.()
  }

  const input = {
    ...control,
    ref,
    name: props.name,
    onBlur: tidy,
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 5,
    placeholder: '–:–',
    className: 'control figures',
  } as const
  const OpenTimeChoice = list.part
  return (
    <Field look={props} ids={ids}>
      {OpenTimeChoice ? (
        <OpenTimeChoice
          label={props.label}
          input={input}
          visit={list.visit}
          value={value}
          onChange={props.onChange}
        />
      ) : (
        <input
          {...input}
          {...list.input}
          aria-label={props.label}
          value={value}
          onChange={(event) => {
            props.onChange(event.target.value)
            list.askByTyping()
          }}
        />
      )}
    </Field>
  )
}
