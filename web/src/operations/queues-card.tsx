import type { Figures } from '@touchline/contract/operations/shapes/figures'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'

/** Pending, running and failed jobs by kind. */
export function QueuesCard({ queues }: { queues: Figures['queues'] }) {
  const text = useText('operations').admin.figures
  const { number } = useFormat()
  return (
    <Card title={text.queues}>
      {queues.length === 0 ? (
        <p className="text-muted">{text.noQueues}</p>
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">{text.queues}</caption>
          <thead>
            <tr className="border-b border-edge text-s text-muted">
              <th scope="col" className="py-1.5 text-left font-medium">
                {text.queue}
              </th>
              {[text.waiting, text.active, text.failed].map((label) => (
                <th key={label} scope="col" className="py-1.5 pl-2 text-right font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map(({ queue, waiting, active, failed }) => (
              <tr key={queue} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
                  {queue}
                </th>
                <td className="figures py-1.5 pl-2 text-right">{number(waiting)}</td>
                <td className="figures py-1.5 pl-2 text-right">{number(active)}</td>
                <td
                  className={cx(
                    'figures py-1.5 pl-2 text-right',
                    failed > 0 && 'font-semibold text-danger',
                  )}
                >
                  {number(failed)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
