import { isDay } from '@touchline/domain/events/days'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useAccounting } from './api.ts'

interface BookingFiguresProps {
  readonly clubId: string
  readonly period: { readonly from: string; readonly to: string }
}

/** What the file will hold. */
export function BookingFigures({ clubId, period: { from, to } }: BookingFiguresProps) {
  const text = useText('accounting')
  const { money } = useFormat()
  const { data } = useAccounting(clubId, isDay(from) && isDay(to) ? { from, to } : undefined)
  if (data === undefined) return null
  const sum = (amount: number) => money(amount, 'EUR')
  return (
    <div className="text-s text-muted" role="status">
      <p className="figures flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-medium text-ink">{text.count(data.bookings)}</span>
        <span>{text.charged(sum(data.charged))}</span>
        <span>{text.paid(sum(data.paid))}</span>
        <span>{text.outstanding(sum(data.outstanding))}</span>
      </p>
      {data.leftOut > 0 && <p className="mt-1">{text.leftOut(data.leftOut)}</p>}
    </div>
  )
}
