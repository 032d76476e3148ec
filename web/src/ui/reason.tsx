import { cx } from './cx.ts'

interface ReasonProps {
  readonly id?: string | undefined
  /** Why the control above is disabled. */
  readonly children: string
  readonly className?: string | undefined
}

/** Shows a reason as text, readable on touch screens. The only place reasons are shown. */
export function Reason({ id, children, className }: ReasonProps) {
  return (
    <span
      id={id}
      className={cx(
        'block max-w-64 text-start text-s font-normal wrap-break-word text-muted print:hidden',
        className,
      )}
    >
      {children}
    </span>
  )
}
