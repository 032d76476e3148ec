import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import type { Ref } from 'react'

import { Field, type FieldLook, useField } from './field.tsx'
import type { Option } from './select.tsx'
import { useUiWords } from './ui-words.tsx'

export interface ComboboxProps<Value extends string> extends FieldLook {
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

/** One of many, found by typing: countries, time zones, members. */
export function Combobox<Value extends string>({ ref, ...props }: ComboboxProps<Value>) {
  const words = useUiWords()
  const { ids, control } = useField(props)
  const chosen = props.options.find((option) => option.value === props.value) ?? null
  return (
    <Field look={props} ids={ids} className={props.className}>
      <Base.Root
        items={props.options}
        value={chosen}
        onValueChange={(option) => option && props.onChange(option.value)}
        itemToStringLabel={(option) => option.label}
        isItemEqualToValue={(a, b) => a.value === b.value}
        disabled={props.disabled}
        autoHighlight
      >
        <Base.InputGroup className="relative">
          <Base.Input
            {...control}
            // While the list is open, the rest of the page, its label too, is hidden from listeners.
            aria-label={props.label}
            ref={ref}
            onBlur={props.onBlur}
            placeholder={props.placeholder ?? words.selectOne}
            className="control pr-10"
          />
          <Base.Trigger
            aria-label={props.label}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted"
          >
            <ChevronDown className="size-5" aria-hidden />
          </Base.Trigger>
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner sideOffset={4} className="z-30 outline-none">
            <Base.Popup className="floating max-h-[min(var(--available-height),22rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1">
              <Base.Empty>
                <p className="px-3 py-2 text-muted">{words.nothingFound}</p>
              </Base.Empty>
              <Base.List>
                {(option: Option<Value>) => (
                  <Base.Item key={option.value} value={option} className="choice justify-between">
                    {option.label}
                    <Base.ItemIndicator>
                      <Check className="size-4" aria-hidden />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  )
}
