import { ChevronDown } from 'lucide-react'
import { lazy, type Ref } from 'react'

import { cx } from './cx.ts'
import { Field, type FieldAppearance, useField } from './field.tsx'
import { LazyPopup } from './lazy-popup.tsx'
import { reportEdit } from './report-edited.ts'
import { useUiWords } from './ui-words.tsx'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectProps<Value extends string> extends FieldAppearance {
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

export const selectLook =
  'control flex items-center justify-between gap-2 text-left data-popup-open:border-ink'

const fetchSelect = () => import('./open-select.tsx')
const OpenSelect = lazy(async () => ({ default: (await fetchSelect()).OpenSelect }))

/**
 * A choice among few; use Combobox for more than a dozen. Works with react-hook-form's Controller.
 */
export function Select<Value extends string>({ ref, ...props }: SelectProps<Value>) {
  const words = useUiWords()
  const { ids, control } = useField(props)
  const placeholder = props.placeholder ?? words.selectOne
  const chosen = props.options.find(({ value }) => value === props.value)
  const choose = (wanted: string) => {
    const option = props.options.find(({ value }) => value === wanted)
    if (option === undefined) return
    props.onChange(option.value)
    // Fires the native event that a select would.
    document.getElementById(ids.control)?.dispatchEvent(new Event('change', { bubbles: true }))
    reportEdit(ids.control)
  }
  const button = { ...control, ref, onBlur: props.onBlur }
  return (
    <Field look={props} ids={ids} className={props.className}>
      <LazyPopup
        kind="listbox"
        fetchScript={fetchSelect}
        trigger={
          <button
            type="button"
            role="combobox"
            {...button}
            disabled={props.disabled}
            className={selectLook}
          >
            <span className={cx('truncate', chosen === undefined && 'text-muted')}>
              {chosen?.label ?? placeholder}
            </span>
            <ChevronDown className="size-5 shrink-0 text-muted" aria-hidden />
          </button>
        }
      >
        <OpenSelect
          look={{ ...props, onChange: choose }}
          button={button}
          placeholder={placeholder}
        />
      </LazyPopup>
    </Field>
  )
}
