import { ChevronDown } from 'lucide-react'
import { type Ref, useState } from 'react'

import { Field, type FieldAppearance, useField } from './field.tsx'
import { reportEdit } from './report-edited.ts'
import type { Option } from './select.tsx'
import { useUiWords } from './ui-words.tsx'
import { lazyPart, useLazyList } from './use-lazy-list.ts'

export interface ComboboxProps<Value extends string> extends FieldAppearance {
  readonly options: readonly Option<Value>[]
  readonly value: Value | null | undefined
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const openCombobox = lazyPart(async () => (await import('./open-combobox.tsx')).OpenCombobox)

/** A choice among many, found by typing: countries, time zones, members. */
export function Combobox<Value extends string>({ ref, ...props }: ComboboxProps<Value>) {
  const words = useUiWords()
  const { ids, control } = useField(props)
  const list = useLazyList(openCombobox)
  const [typed, setTyped] = useState<string>()
  const chosen = props.options.find((option) => option.value === props.value) ?? null

  const choose = (value: string) => {
    const option = props.options.find((known) => known.value === value)
    if (option === undefined) return
    props.onChange(option.value)
    reportEdit(ids.control)
  }
  const leave = () => {
    setTyped(undefined)
    list.leave()
    props.onBlur?.()
  }
  const input = {
    ...control,
    ref,
    onBlur: leave,
    placeholder: props.placeholder ?? words.selectOne,
    className: 'control pr-10',
  }
  const OpenCombobox = list.part
  return (
    <Field look={props} ids={ids} className={props.className}>
      {OpenCombobox ? (
        <OpenCombobox
          look={{ ...props, onChange: choose }}
          input={input}
          visit={list.visit}
          typed={typed}
          onType={setTyped}
        />
      ) : (
        <div className="relative">
          <input
            {...input}
            {...list.input}
            aria-label={props.label}
            disabled={props.disabled}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => {
              setTyped(event.target.value)
              list.askByTyping()
            }}
          />
          <ChevronDown
            className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-5 text-muted"
            aria-hidden
          />
        </div>
      )}
    </Field>
  )
}
