import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'

import { cx } from './cx.ts'
import { FieldError } from './field.tsx'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly error?: string | undefined
  readonly value: boolean
  readonly onChange: (checked: boolean) => void
  /** Some but not all of what it stands for. */
  readonly indeterminate?: boolean | undefined
  readonly labelHidden?: boolean | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

export function Checkbox({ ref, ...props }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-9 items-start gap-3 py-1.5 touch:min-h-11">
        <Base.Root
          ref={ref}
          name={props.name}
          checked={props.value}
          indeterminate={props.indeterminate}
          disabled={props.disabled}
          onCheckedChange={(checked) => props.onChange(checked)}
          onBlur={props.onBlur}
          aria-describedby={props.description ? `${id}d` : undefined}
          className="mt-px grid size-5.5 shrink-0 place-items-center rounded-[0.25rem] border border-edge bg-raised data-checked:border-accent-ink data-checked:bg-accent-ink data-disabled:opacity-60 data-indeterminate:border-accent-ink data-indeterminate:bg-accent-ink"
        >
          <Base.Indicator className="text-ground">
            {props.indeterminate ? (
              <Minus className="size-4" strokeWidth={3} aria-hidden />
            ) : (
              <Check className="size-4" strokeWidth={3} aria-hidden />
            )}
          </Base.Indicator>
        </Base.Root>
        <span className={cx('min-w-0 wrap-anywhere', props.labelHidden && 'sr-only')}>
          {props.label}
          {props.description && (
            <span id={`${id}d`} className="block text-s text-muted">
              {props.description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}e`} error={props.error} />
    </div>
  )
}
