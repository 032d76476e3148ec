export interface Share {
  readonly key: string
  readonly count: number
  /** A fill class of the palette. */
  readonly fill: string
}

export interface ShareBarProps {
  /** The counts in words, for screen readers. */
  readonly label: string
  readonly shares: readonly Share[]
  readonly size?: 's' | 'm' | undefined
}

/** Shares of a whole as a bar; show the numbers beside it. */
export function ShareBar({ label, shares, size = 's' }: ShareBarProps) {
  const all = shares.reduce((sum, { count }) => sum + count, 0)
  const share = (count: number) => (all === 0 ? 0 : (count / all) * 100)
  const before = (index: number) =>
    shares.slice(0, index).reduce((sum, { count }) => sum + count, 0)
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={size === 's' ? 8 : 14}
      className="block overflow-clip rounded-full print:[print-color-adjust:exact]"
    >
      <rect width="100%" height="100%" className="fill-line" />
      {shares.map(({ key, count, fill }, index) => (
        <rect
          key={key}
          x={`${share(before(index))}%`}
          width={`${share(count)}%`}
          height="100%"
          className={fill}
        />
      ))}
      {shares.map(({ key, count }, index) =>
        count === 0 || before(index) === 0 ? null : (
          <rect
            key={`${key} edge`}
            x={`${share(before(index))}%`}
            width="2"
            height="100%"
            transform="translate(-1)"
            className="fill-surface"
          />
        ),
      )}
    </svg>
  )
}
