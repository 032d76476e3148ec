import type { BillShape } from '@touchline/contract/collections/shapes/bill'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** The instalments with dates and paid amounts. */
export function BillParts({ bill: { instalments, currency } }: { bill: BillShape }) {
  const text = useText('bills')
  const { money, day } = useFormat()
  return (
    <ol className="divide-y divide-line border-y border-line">
      {instalments.map(({ amount, dueOn, isPaid }, at) => (
        <li key={dueOn} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="text-muted">{text.part(at + 1)}</span>
          <span className="grow">{day(dueOn)}</span>
          {isPaid && <Badge tone="good">{text.partPaid}</Badge>}
          <span className="figures">{money(amount, currency)}</span>
        </li>
      ))}
    </ol>
  )
}
