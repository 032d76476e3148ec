import { cx } from './cx.ts'

interface ReasonProps {
  readonly id?: string | undefined
  /** Why the control above it is disabled. */
  readonly children: string
  readonly className?: string | undefined
}

/** Why something can't be done, where a thumb can read it. The only place a reason is shown. */
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
