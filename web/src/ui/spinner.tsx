import { cx } from './cx.ts'

interface SpinnerProps {
  label?: string
  className?: string
  /** For whole pages: starts late, as most load within a second and animation slows them. */
  isPage?: boolean
}

/** A label is read out; without one, show text beside it. */
export function Spinner({ label, className, isPage = false }: SpinnerProps) {
  return (
    <span
      className={cx('inline-flex items-center gap-3', className)}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    >
      <svg
        viewBox="0 0 20 20"
        className={cx(
          'size-[1.25em]',
          isPage
            ? 'animate-[working_700ms_linear_1s_infinite]'
            : 'animate-[working_700ms_linear_infinite]',
        )}
        fill="none"
        aria-hidden
      >
        <circle
          cx="10"
          cy="10"
          r="8"
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="2.5"
        />
        <path
          d="M18 10a8 8 0 0 0-8-8"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {label}
    </span>
  )
}
