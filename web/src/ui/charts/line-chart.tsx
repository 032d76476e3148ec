import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { type PointerEvent, type ReactNode, useState } from 'react'

import { cx } from '../cx.ts'
import { useWidth } from '../use-width.ts'
import { spreadLabels, type Mark, withRoom } from './layout.ts'

export interface ChartLine {
  readonly key: string
  readonly name: string
  /** One value per step, including the start. */
  readonly values: readonly number[]
  /** `accent` is the team's colour. */
  readonly tone: 'accent' | 'ink'
}

export interface LineChartProps {
  /** Describes the chart for screen readers; a table beside it should hold the numbers. */
  readonly label: string
  readonly lines: readonly ChartLine[]
  /** Labels of the x-axis; those that don't fit are left out. */
  readonly marks: readonly Mark[]
  /** Text for the step under the pointer, or for the last one. */
  readonly readout: (step: number) => ReactNode
  /** Formats the y-axis if values aren't counts; line ends then show only names. */
  readonly tickOf?: ((value: number) => string) | undefined
}

const height = 240
const heights = 4
const counted = { top: 12, right: 104, bottom: 28, left: 32 }
/** Formatted values need more space than counts. */
const worded = { ...counted, left: 64 }

/** A line chart with each line labelled at its end. */
export function LineChart({ label, lines, marks, readout, tickOf }: LineChartProps) {
  const [ref, width] = useWidth()
  const edges = tickOf === undefined ? counted : worded
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1))
  const [pointed, setPointed] = useState<number>()
  const x = scaleLinear<number>({
    domain: [0, last],
    range: [edges.left, Math.max(edges.left + 1, width - edges.right)],
  })
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...lines.flatMap(({ values }) => values))],
    range: [height - edges.bottom, edges.top],
    nice: heights,
  })

  function point({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const step = Math.round(x.invert(clientX - currentTarget.getBoundingClientRect().left))
    setPointed(Math.min(last, Math.max(1, step)))
  }

  return (
    <figure ref={ref} className="m-0">
      {width > 0 && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          className="block h-auto w-full touch-pan-y text-s"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <Heights y={y} from={edges.left} to={width - edges.right} tickOf={tickOf ?? String} />
          <Steps marks={withRoom(marks, 56, x)} x={x} />
          {pointed !== undefined && (
            <line
              x1={x(pointed)}
              x2={x(pointed)}
              y1={edges.top}
              y2={height - edges.bottom}
              className="stroke-edge"
            />
          )}
          <Lines lines={lines} x={x} y={y} pointed={pointed} isNamed={tickOf !== undefined} />
        </svg>
      )}
      <figcaption className="min-h-6 text-s text-muted">{readout(pointed ?? last)}</figcaption>
    </figure>
  )
}

type Scale = ReturnType<typeof scaleLinear<number>>

interface HeightsProps {
  readonly y: Scale
  readonly from: number
  readonly to: number
  readonly tickOf: (value: number) => string
}

/** Horizontal grid lines at whole numbers. */
function Heights({ y, from, to, tickOf }: HeightsProps) {
  return y
    .ticks(heights)
    .filter(Number.isInteger)
    .map((value) => (
      <g key={value}>
        <line x1={from} x2={to} y1={y(value)} y2={y(value)} className="stroke-line" />
        <text x={from - 8} y={y(value)} dy="0.32em" textAnchor="end" className="figures fill-muted">
          {tickOf(value)}
        </text>
      </g>
    ))
}

function Steps({ marks, x }: { marks: readonly Mark[]; x: Scale }) {
  return marks.map(({ at, label }) => (
    <text key={at} x={x(at)} y={height - 8} textAnchor="middle" className="fill-muted">
      {label}
    </text>
  ))
}

const strokes = { accent: 'stroke-accent-ink', ink: 'stroke-muted' } as const
const fills = { accent: 'fill-accent-ink', ink: 'fill-muted' } as const

interface LinesProps {
  readonly lines: readonly ChartLine[]
  readonly x: Scale
  readonly y: Scale
  readonly pointed: number | undefined
  /** Line ends show the name without the value. */
  readonly isNamed: boolean
}

function Lines({ lines, x, y, pointed, isNamed }: LinesProps) {
  const ends = lines.map(({ values }) => y(values.at(-1) ?? 0))
  const labels = spreadLabels(ends, { gap: 20, lowest: height - counted.bottom })
  return lines.map(({ key, name, values, tone }, index) => {
    const last = values.length - 1
    const step = Math.min(pointed ?? last, last)
    return (
      <g key={key}>
        <LinePath<number>
          data={[...values]}
          x={(_, at) => x(at)}
          y={(value) => y(value)}
          className={cx('fill-none stroke-[2.5]', strokes[tone])}
          strokeDasharray={tone === 'ink' ? '6 4' : undefined}
          strokeLinejoin="round"
        />
        <circle cx={x(step)} cy={y(values[step] ?? 0)} r="4" className={fills[tone]} />
        <text
          x={x(last) + 10}
          y={labels[index]}
          dy="0.32em"
          className={cx('figures font-semibold', fills[tone])}
        >
          {name} {!isNamed && values[last]}
        </text>
      </g>
    )
  })
}
