import type { ReportShape } from '@touchline/contract/collections/shapes/report'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

/** Received amounts by payment method. */
export function WaysOfPayment({ report: { byMethod, currency } }: { report: ReportShape }) {
  const text = useText('treasurer').report
  const { methods } = useText('bills')
  const { money } = useFormat()
  const used = byMethod.filter(({ paid }) => paid !== 0)
  return (
    <Card title={text.byMethod}>
      {used.length === 0 && <p className="text-muted">{text.noMoney}</p>}
      <dl className="divide-y divide-line">
        {used.map(({ method, paid }) => (
          <div key={method} className="flex justify-between gap-4 py-2">
            <dt>{methods[method]}</dt>
            <dd className="figures">{money(paid, currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
