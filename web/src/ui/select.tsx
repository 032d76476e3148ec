import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { Ref } from 'react'

import { Field, type FieldLook, useField } from './field.tsx'
import { useUiWords } from './ui-words.tsx'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectProps<Value extends string> extends FieldLook {
  readonly options: readonly Option<Value>[]
  readonly value: Value | null | undefined
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** One of a handful; for more than a dozen take the Combobox. Works with react-hook-form's Controller. */
export function Select<Value extends string>({ ref, ...props }: SelectProps<Value>) {
  const words = useUiWords()
  const { ids, control } = useField(props)
  const { options, value, onChange } = props
  return (
    <Field look={props} ids={ids} className={props.className}>
      <Base.Root
        items={options}
        value={value ?? null}
        onValueChange={(chosen) => chosen !== null && onChange(chosen)}
        name={props.name}
        disabled={props.disabled}
      >
        <Base.Trigger
          {...control}
          ref={ref}
          onBlur={props.onBlur}
          className="control flex items-center justify-between gap-2 text-left data-popup-open:border-ink"
        >
          <Base.Value
            placeholder={props.placeholder ?? words.selectOne}
            className="truncate data-placeholder:text-muted"
          />
          <Base.Icon className="shrink-0 text-muted">
            <ChevronDown className="size-5" aria-hidden />
          </Base.Icon>
        </Base.Trigger>
        <SelectList options={options} />
      </Base.Root>
    </Field>
  )
}

function SelectList({ options }: { options: readonly Option[] }) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-30 outline-none">
        <Base.Popup className="floating max-h-(--available-height) min-w-(--anchor-width) max-w-[calc(100vw-1rem)] overflow-y-auto p-1">
          <Base.List>
            {options.map(({ value, label, disabled }) => (
              <Base.Item
                key={value}
                value={value}
                disabled={disabled}
                className="choice justify-between"
              >
                <Base.ItemText>{label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check className="size-4" aria-hidden />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
