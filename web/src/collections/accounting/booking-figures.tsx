import type { AccountingShape } from '@touchline/contract/collections/shapes/accounting'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What was booked, a line for each currency. */
export function BookingFigures({ sums }: Pick<AccountingShape, 'sums'>) {
  const text = useText('accounting')
  const { money } = useFormat()
  return (
    <div className="figures grid gap-1 text-s text-muted" role="status">
      {sums.length === 0 && <p>{text.count(0)}</p>}
      {sums.map(({ currency, bookings, charged, paid, waived, outstanding }) => (
        <p key={currency} className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="font-medium text-ink">{text.count(bookings)}</span>
          <span>{text.charged(money(charged, currency))}</span>
          <span>{text.paid(money(paid, currency))}</span>
          {waived > 0 && <span>{text.waived(money(waived, currency))}</span>}
          <span>{text.outstanding(money(outstanding, currency))}</span>
        </p>
      ))}
    </div>
  )
}
