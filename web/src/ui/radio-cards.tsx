import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
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
  readonly name?: string | undefined
  /** `tiles`: icon above the word, several in a row; `list`: one below the other. */
  readonly arrangement?: 'tiles' | 'list' | undefined
}

/** A choice whose options deserve a picture or a sentence each. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const id = useId()
  const tiles = props.arrangement === 'tiles'
  return (
    <div className="flex flex-col gap-1.5">
      <div id={`${id}l`} className={props.labelHidden ? 'sr-only' : 'font-medium'}>
        {props.label}
        <FieldMark look={props} />
      </div>
      {props.description && <p className="-mt-1 text-s text-muted">{props.description}</p>}
      <RadioGroup
        aria-labelledby={`${id}l`}
        aria-describedby={props.error ? `${id}e` : undefined}
        aria-invalid={props.error ? true : undefined}
        name={props.name}
        value={props.value ?? null}
        onValueChange={(chosen) => chosen !== null && props.onChange(chosen)}
        className={cx('grid gap-2', tiles && 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]')}
      >
        {props.options.map((option) => (
          <RadioTile key={option.value} option={option} tiles={tiles} />
        ))}
      </RadioGroup>
      <FieldError id={`${id}e`} error={props.error} />
    </div>
  )
}

function RadioTile({ option, tiles }: { option: RadioCard<string>; tiles: boolean }) {
  return (
    <label
      className={cx(
        'relative flex min-h-11 gap-3 rounded-control border border-edge bg-raised p-3',
        'hover:border-ink has-data-checked:border-accent-ink has-data-checked:shadow-[inset_0_0_0_1px_var(--accent-ink)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-data-disabled:text-muted has-data-disabled:hover:border-edge',
        tiles && 'flex-col',
      )}
    >
      <span className="flex items-start justify-between gap-2">
        {option.icon && <span className="text-accent-ink [&_svg]:size-6">{option.icon}</span>}
        <Radio.Root
          value={option.value}
          disabled={option.disabled}
          className="grid size-5.5 shrink-0 place-items-center rounded-full border border-edge bg-raised outline-none data-checked:border-accent-ink"
        >
          <Radio.Indicator className="size-3 rounded-full bg-accent-ink" />
        </Radio.Root>
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{option.label}</span>
        {option.description && (
          <span className="block text-s text-muted">{option.description}</span>
        )}
      </span>
    </label>
  )
}
