import type { TeamFigures } from '@touchline/contract/statistics/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

const names = ['winning', 'unbeaten', 'withoutWin', 'losing'] as const

/** Runs of wins and the like: the longest and the current ones. */
export function Runs({ runs }: Pick<TeamFigures, 'runs'>) {
  const text = useText('statistics').team
  return (
    <Card title={text.runs}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{text.runs}</caption>
        <thead>
          <tr className="border-b border-edge text-s text-muted">
            <td />
            <th
              scope="col"
              className="px-1.5 py-1.5 text-right font-medium wrap-anywhere hyphens-auto"
            >
              {text.longest}
            </th>
            <th
              scope="col"
              className="px-1.5 py-1.5 text-right font-medium wrap-anywhere hyphens-auto"
            >
              {text.current}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                {text.runNames[name]}
              </th>
              <td className="figures px-1.5 py-2 text-right">{runs[name].longest}</td>
              <td className="figures px-1.5 py-2 text-right font-semibold">{runs[name].current}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
