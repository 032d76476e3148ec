import type { Currency } from '@touchline/domain/values/money'

import { StatementCard } from './statement-card.tsx'
import { Transfers } from './transfers.tsx'

interface BankViewProps {
  readonly clubId: string
  readonly currency: Currency
}

/** The bank statements of a whole club. */
export function BankView({ clubId, currency }: BankViewProps) {
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <StatementCard owner={{ clubId }} usualCurrency={currency} />
      <Transfers owner={{ clubId }} />
    </div>
  )
}
