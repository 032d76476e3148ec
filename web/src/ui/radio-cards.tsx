import { type ReactNode, useId } from 'react'

import { cx } from './cx.ts'
import { FieldError, type FieldLook, FieldMark } from './field.tsx'

export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string> extends FieldLook {
  readonly options: readonly RadioCard<Value>[]
  readonly value: Value | null | undefined
  readonly onChange: (value: Value) => void
  /** `tiles`: an icon above the word, several in a row; `list`: one below the other. */
  readonly arrangement?: 'tiles' | 'list' | undefined
}

/** A choice whose options deserve a picture or a sentence each. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const id = useId()
  const tiles = props.arrangement === 'tiles'
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}l`}
      aria-describedby={props.error ? `${id}e` : undefined}
      aria-invalid={props.error ? true : undefined}
      className="flex flex-col gap-1.5"
    >
      <div id={`${id}l`} className={props.labelHidden ? 'sr-only' : 'font-medium'}>
        {props.label}
        <FieldMark look={props} />
      </div>
      {props.description && (
        <p className="-mt-1 max-w-measure text-s text-muted">{props.description}</p>
      )}
      <div className={cx('grid gap-2', tiles ? tileColumns(props.options) : 'grid-cols-1')}>
        {props.options.map((option) => (
          <label
            key={option.value}
            className={cx(cardLook, tiles && option.icon !== undefined && 'flex-col')}
          >
            <span className="flex items-start justify-between gap-2">
              {option.icon && <span className="text-accent-ink [&_svg]:size-6">{option.icon}</span>}
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === props.value}
                disabled={option.disabled}
                onChange={() => props.onChange(option.value)}
                className={circleLook}
              />
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{option.label}</span>
              {option.description && (
                <span className="block text-s text-muted">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}e`} error={props.error} />
    </div>
  )
}

/** Words need more room beside their circle than below an icon. */
const tileColumns = (options: readonly { readonly icon?: ReactNode }[]) =>
  options.some(({ icon }) => icon !== undefined)
    ? 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))]'

/** Ours: the browser's own is grey on a green card in the dark. */
const circleLook = cx(
  'size-5.5 shrink-0 appearance-none rounded-full border border-edge bg-surface outline-none',
  'checked:border-[0.4375rem] checked:border-accent-ink disabled:opacity-60 forced-colors:appearance-auto',
)

const cardLook = cx(
  'relative flex min-h-11 cursor-pointer gap-3 rounded-control border border-edge bg-raised p-3',
  'hover:border-ink has-checked:border-accent-ink has-checked:shadow-[inset_0_0_0_1px_var(--accent-ink)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted',
)
