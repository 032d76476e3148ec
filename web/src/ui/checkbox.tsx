import { Check, Minus } from 'lucide-react'
import {
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'

import { cx } from './cx.ts'
import { FieldError } from './field.tsx'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly error?: string | undefined
  readonly value: boolean
  readonly onChange: (checked: boolean) => void
  /** Checked for some of the items it stands for. */
  readonly indeterminate?: boolean | undefined
  readonly labelHidden?: boolean | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  readonly ref?: Ref<HTMLInputElement | null> | undefined
}

export function Checkbox({ ref, ...props }: CheckboxProps) {
  const id = useId()
  const isRefused = props.error !== undefined
  const describedBy = [props.description && `${id}d`, isRefused && `${id}e`].filter(Boolean)
  return (
    <div>
      <label className="flex min-h-9 items-start gap-3 py-1.5 touch:min-h-11">
        <Box
          {...props}
          ref={ref}
          labelledBy={`${id}l`}
          describedBy={describedBy.join(' ') || undefined}
        />
        <span className={cx('min-w-0 wrap-anywhere', props.labelHidden && 'sr-only')}>
          <span id={`${id}l`}>{props.label}</span>
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

interface BoxProps extends CheckboxProps {
  /** Excludes the description, which would be read twice. */
  readonly labelledBy: string
  readonly describedBy: string | undefined
}

function Box({ ref, value, indeterminate = false, ...props }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const Sign = indeterminate ? Minus : Check
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <span className="relative mt-px grid size-5.5 shrink-0">
      <input
        ref={box}
        type="checkbox"
        name={props.name}
        checked={value}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
        onBlur={props.onBlur}
        aria-invalid={props.error !== undefined || undefined}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        className="appearance-none rounded-[0.25rem] border border-edge bg-raised checked:border-accent-ink checked:bg-accent-ink indeterminate:border-accent-ink indeterminate:bg-accent-ink disabled:opacity-60"
      />
      {(value || indeterminate) && (
        <Sign
          className="pointer-events-none absolute inset-0 m-auto size-4 text-ground forced-colors:text-[CanvasText]"
          strokeWidth={3}
          aria-hidden
        />
      )}
    </span>
  )
}
