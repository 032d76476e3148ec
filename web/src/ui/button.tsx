import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'

import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { cx } from './cx.ts'
import { Reason } from './reason.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'title'> {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
  /** While true, the button shows `busyLabel` and ignores presses. */
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  /** Why it can't be used: disables the button and shows the reason below. */
  readonly refusal?: string | undefined
  /** Called when pressed while disabled, for forms that also show the reason. */
  readonly onRefused?: (() => void) | undefined
}

/** Stays focusable while disabled, so that everyone can find out why. */
export function Button({ refusal, ...props }: ButtonProps) {
  const reasonId = useId()
  if (refusal === undefined) return <PlainButton {...props} />
  return (
    <span className={cx('inline-grid min-w-0 justify-items-start gap-1', props.wide && 'w-full')}>
      <PlainButton {...props} disabled aria-describedby={reasonId} />
      <Reason id={reasonId} className={props.wide ? 'max-w-none' : undefined}>
        {refusal}
      </Reason>
    </span>
  )
}

function PlainButton(props: Omit<ButtonProps, 'refusal'>) {
  const { variant, size, wide, icon, busy, busyLabel, onRefused, ...rest } = props
  const { className, children, disabled, onClick, ...others } = rest
  const blocked = disabled === true || busy === true

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) {
      onClick?.(event)
      return
    }
    event.preventDefault()
    if (busy !== true) onRefused?.()
  }

  return (
    <button
      type="button"
      {...others}
      className={cx(buttonStyle({ variant, size, wide }), className)}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
