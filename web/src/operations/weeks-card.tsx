import type { WeekFigures } from '@touchline/contract/operations/shapes/figures'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

const measures = ['activeTeams', 'events', 'answers', 'accounts', 'mails'] as const

/** Trends over twelve weeks, and numbers of the last two complete weeks. */
export function WeeksCard({ weeks }: { readonly weeks: readonly WeekFigures[] }) {
  const text = useText('operations').admin.figures
  const { number } = useFormat()
  const [before, last] = [weeks.at(-3), weeks.at(-2)]
  return (
    <Card title={text.weeks}>
      <table className="w-full border-collapse">
        <caption className="mb-2 text-left text-s text-muted">{text.weeksLead}</caption>
        <thead>
          <tr className="border-b border-edge text-s text-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              {text.measure}
            </th>
            <th scope="col" className="w-2/5 px-2 py-1.5 text-left font-medium">
              {text.twelveWeeks}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {text.weekBefore}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              {text.lastWeek}
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {text.measures[measure]}
              </th>
              <td className="px-2 py-2">
                <Bars counts={weeks.map((week) => week[measure])} label={text.measures[measure]} />
              </td>
              <td className="figures py-2 text-right text-muted">
                {number(before?.[measure] ?? 0)}
              </td>
              <td className="figures py-2 pl-3 text-right font-semibold">
                {number(last?.[measure] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const height = 24
const step = 10

function Bars({ counts, label }: { readonly counts: readonly number[]; readonly label: string }) {
  const text = useText('operations').admin.figures
  const { number } = useFormat()
  const most = Math.max(1, ...counts)
  return (
    <svg
      role="img"
      aria-label={text.bars(label, counts.map(number).join(', '))}
      viewBox={`0 0 ${counts.length * step} ${height}`}
      preserveAspectRatio="none"
      className="block h-6 w-full"
    >
      {counts.map((count, place) => (
        <rect
          // Weeks have a fixed order and no other name here.
          key={`${place} ${count}`}
          x={place * step + 1}
          y={height - Math.max(1, (count / most) * height)}
          width={step - 2}
          height={Math.max(1, (count / most) * height)}
          className={place === counts.length - 1 ? 'fill-edge' : 'fill-accent-ink'}
        />
      ))}
    </svg>
  )
}
