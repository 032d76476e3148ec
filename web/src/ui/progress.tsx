export interface ProgressProps {
  readonly label: string
  readonly value: number
  readonly max: number
}

/** A progress bar in the form of the touchline. */
export function Progress({ label, value, max }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) * 100 : 0
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      width="100%"
      height="6"
      className="block overflow-clip rounded-full"
    >
      <rect width="100%" height="6" className="fill-line" />
      <rect width={`${share}%`} height="6" className="fill-accent-ink" />
    </svg>
  )
}
