import type { Figures } from '@touchline/contract/operations/shapes/figures'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

const width = 400
const height = 160
/** Room for the labels above the highest bar and below the ground line. */
const margin = { top: 28, bottom: 28 }

/** One bar a day; the highest one carries its number, the first and the last their day. */
export function EventsChart({ days }: { days: Figures['eventsByDay'] }) {
  const text = useText('operations').admin.figures
  const format = useFormat()
  const most = Math.max(0, ...days.map(({ count }) => count))
  const best = days.find(({ count }) => count === most)
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const step = width / Math.max(1, days.length)
  const ground = height - margin.bottom
  const tall = (count: number) => (most === 0 ? 0 : (count / most) * (ground - margin.top))

  return (
    <svg
      role="img"
      aria-label={text.chart(
        format.number(total),
        format.number(most),
        best === undefined ? '' : format.day(best.day),
      )}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full"
    >
      {days.map(({ day, count }, place) => (
        <rect
          key={day}
          x={place * step + step * 0.14}
          y={ground - tall(count)}
          width={step * 0.72}
          height={tall(count)}
          rx="2"
          className="fill-accent-ink"
        >
          <title>{`${format.day(day)}: ${format.number(count)}`}</title>
        </rect>
      ))}
      <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-edge" strokeWidth="2" />
      {best !== undefined && most > 0 && (
        <text
          x={clamp(days.indexOf(best) * step + step / 2)}
          y={ground - tall(most) - 8}
          textAnchor="middle"
          className="figures fill-ink text-l font-semibold"
        >
          {format.number(most)}
        </text>
      )}
      <DayLabel day={days[0]?.day} x={0} anchor="start" />
      <DayLabel day={days.at(-1)?.day} x={width} anchor="end" />
    </svg>
  )
}

/** A number over the first or the last bar stays inside the picture. */
function clamp(x: number): number {
  return Math.min(width - 24, Math.max(24, x))
}

interface DayLabelProps {
  readonly day: string | undefined
  readonly x: number
  readonly anchor: 'start' | 'end'
}

function DayLabel({ day, x, anchor }: DayLabelProps) {
  const format = useFormat()
  if (day === undefined) return null
  return (
    <text x={x} y={height - 6} textAnchor={anchor} className="fill-muted text-m">
      {format.dayOf(`${day}T00:00:00Z`, 'UTC')}
    </text>
  )
}
