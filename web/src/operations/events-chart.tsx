import type { Figures } from '@touchline/contract/operations/shapes/figures'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'

const width = 400
const height = 134
/** Space for the number above the highest bar and for the base line. */
const margin = { top: 28, bottom: 2 }

/** One bar a day; the highest one carries its number, the first and the last their day. */
export function EventsChart({ days }: { days: Figures['eventsByDay'] }) {
  const text = useText('operations').admin.figures
  const colon = useColon()
  const format = useFormat()
  const most = Math.max(0, ...days.map(({ count }) => count))
  const best = days.find(({ count }) => count === most)
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const step = width / Math.max(1, days.length)
  const ground = height - margin.bottom
  const tall = (count: number) => (most === 0 ? 0 : (count / most) * (ground - margin.top))

  return (
    <div>
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
            <title>{`${format.day(day)}${colon} ${format.number(count)}`}</title>
          </rect>
        ))}
        <line x1="0" x2={width} y1={ground} y2={ground} className="stroke-edge" strokeWidth="2" />
        {best !== undefined && most > 0 && (
          <text
            x={clamp(days.indexOf(best) * step + step / 2)}
            y={ground - tall(most) - 8}
            textAnchor="middle"
            className="figures fill-ink text-m font-semibold"
          >
            {format.number(most)}
          </text>
        )}
      </svg>
      {/* Outside the picture, where they keep their size however wide it is. */}
      <p aria-hidden className="figures mt-1 flex justify-between gap-4 text-s text-muted">
        {[days[0], days.at(-1)].map(
          (end) => end && <span key={end.day}>{format.dayOf(`${end.day}T00:00:00Z`, 'UTC')}</span>,
        )}
      </p>
    </div>
  )
}

/** A number over the first or the last bar stays inside the picture. */
function clamp(x: number): number {
  return Math.min(width - 24, Math.max(24, x))
}
