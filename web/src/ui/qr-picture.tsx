interface QrPictureProps {
  /** Row by row: 1 is dark. */
  readonly rows: readonly string[]
  /** What it leads to. */
  readonly label: string
  readonly className?: string | undefined
}

/** What readers want around the code, in its own squares. */
const edge = 4

/** Dark on light in both themes, with its light edge: readers find nothing else. */
export function QrPicture({ rows, label, className }: QrPictureProps) {
  const size = rows.length + 2 * edge
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-edge} y={-edge} width={size} height={size} fill="#fff" />
      <path d={darkSquares(rows)} fill="#000" />
    </svg>
  )
}

/** One stroke for each run of dark squares in a row. */
function darkSquares(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`,
      ),
    )
    .join('')
}
