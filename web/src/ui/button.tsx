import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'

import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
  /** While true the button shows `busyLabel` and takes no press. */
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  /** Why this may not be done (yet): disables the button and says so. */
  readonly refusal?: string | undefined
}

/** Stays focusable while it refuses, so that everybody can find out why. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy, busyLabel, refusal, ...rest } = props
  const { className, children, disabled, onClick, type = 'button', ...others } = rest
  const reasonId = useId()
  const blocked = Boolean(disabled ?? false) || Boolean(busy) || refusal !== undefined

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <button
        {...others}
        // The kind of button is the caller's; it is never left to the browser's "submit".
        type={type}
        className={cx(buttonStyle({ variant, size, wide }), className)}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={refusal === undefined ? others['aria-describedby'] : reasonId}
        title={refusal ?? others.title}
        onClick={press}
      >
        {busy ? <Spinner /> : icon}
        {busy ? (busyLabel ?? children) : children}
      </button>
      {refusal !== undefined && (
        <span id={reasonId} className="sr-only">
          {refusal}
        </span>
      )}
    </>
  )
}
