import { type ReactNode, useId } from 'react'

import { cx } from './cx.ts'
import { FieldError, type FieldAppearance, FieldMark } from './field.tsx'

export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string> extends FieldAppearance {
  readonly options: readonly RadioCard<Value>[]
  readonly value: Value | null | undefined
  readonly onChange: (value: Value) => void
  /**
   * `tiles`: icon above the label, several per row; `compact`: icon beside it, two per row on
   * phones; `list`: one per row.
   */
  readonly arrangement?: 'tiles' | 'compact' | 'list' | undefined
}

/** Radio buttons as cards with an icon or a description. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const id = useId()
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
      <div className={cx('grid gap-2', columnsOf(props))}>
        {props.options.map((option) => (
          <Card
            key={option.value}
            option={option}
            group={id}
            isChosen={option.value === props.value}
            arrangement={props.arrangement}
            onChoose={() => props.onChange(option.value)}
          />
        ))}
      </div>
      <FieldError id={`${id}e`} error={props.error} />
    </div>
  )
}

interface CardProps {
  readonly option: RadioCard<string>
  readonly group: string
  readonly isChosen: boolean
  readonly arrangement: RadioCardsProps<string>['arrangement']
  readonly onChoose: () => void
}

/** Named by the label only; the description would be read twice. */
function Card({ option, group, isChosen, arrangement, onChoose }: CardProps) {
  const id = useId()
  const isCompact = arrangement === 'compact'
  return (
    <label
      className={cx(
        cardLook,
        arrangement === 'tiles' && option.icon !== undefined && 'flex-col',
        isCompact ? 'items-center px-3 py-2' : 'p-3',
      )}
    >
      <span className="flex items-start justify-between gap-2">
        {option.icon && (
          <span className={cx('text-accent-ink', isCompact ? '[&_svg]:size-5' : '[&_svg]:size-6')}>
            {option.icon}
          </span>
        )}
        <input
          type="radio"
          name={group}
          value={option.value}
          checked={isChosen}
          disabled={option.disabled}
          onChange={onChoose}
          aria-labelledby={`${id}l`}
          aria-describedby={option.description ? `${id}d` : undefined}
          className={isCompact ? unseenLook : circleLook}
        />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span id={`${id}l`} className="block font-medium">
          {option.label}
        </span>
        {option.description && (
          <span id={`${id}d`} className="block text-s text-muted">
            {option.description}
          </span>
        )}
      </span>
    </label>
  )
}

function columnsOf<Value extends string>({ arrangement, options }: RadioCardsProps<Value>) {
  if (arrangement === 'compact') return 'grid-cols-2 sm:flex sm:flex-wrap'
  return arrangement === 'tiles' ? tileColumns(options) : 'grid-cols-1'
}

/** Labels need more space beside a radio button than below an icon. */
const tileColumns = (options: readonly { readonly icon?: ReactNode }[]) =>
  options.some(({ icon }) => icon !== undefined)
    ? 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))]'

/** The invisible radio button covers the card. */
const unseenLook = 'absolute inset-0 size-full cursor-pointer appearance-none opacity-0'

/** Replaces the browser's radio button, which is grey on green in dark mode. */
const circleLook = cx(
  'size-5.5 shrink-0 appearance-none rounded-full border border-edge bg-surface outline-none',
  'checked:border-[0.4375rem] checked:border-accent-ink disabled:opacity-60 forced-colors:appearance-auto',
)

const cardLook = cx(
  'relative flex min-h-11 cursor-pointer gap-3 rounded-control border border-edge bg-raised',
  'hover:border-ink has-checked:border-accent-ink has-checked:shadow-[inset_0_0_0_1px_var(--accent-ink)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted',
)
