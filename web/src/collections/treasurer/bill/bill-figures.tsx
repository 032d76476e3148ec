import type { BillShape } from '@touchline/contract/collections/shapes/bill'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** Billed, paid, open. */
export function BillFigures({
  bill: { charged, paid, outstanding, currency },
}: {
  bill: BillShape
}) {
  const text = useText('bills')
  const { money } = useFormat()
  const figures = [
    { name: text.charged, amount: charged },
    { name: text.paid, amount: paid },
    { name: text.outstanding, amount: outstanding },
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-l-3 border-accent-ink pl-4">
      {figures.map(({ name, amount }) => (
        <div key={name}>
          <dt className="text-s text-muted">{name}</dt>
          <dd className="figures font-head text-l font-semibold">{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
