interface QrPictureProps {
  /** One string per row; 1 is dark. */
  readonly rows: readonly string[]
  /** What it leads to. */
  readonly label: string
  readonly className?: string | undefined
}

/** The quiet zone QR readers need, in modules. */
const edge = 4

/** Dark on light in both themes, as QR readers need it. */
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

/** An SVG path with one stroke per run of dark modules. */
function darkSquares(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`,
      ),
    )
    .join('')
}
