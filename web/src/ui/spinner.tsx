import { cx } from './cx.ts'

/** With a label it speaks for itself; without one it accompanies words that do. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      className={cx('inline-flex items-center gap-3', className)}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    >
      <svg
        viewBox="0 0 20 20"
        className="size-[1.25em] animate-[working_700ms_linear_infinite]"
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
