import { StatementCard } from './statement-card.tsx'
import { Transfers } from './transfers.tsx'

/** The bank statements of a whole club. */
export function BankView({ clubId }: { clubId: string }) {
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <StatementCard owner={{ clubId }} />
      <Transfers owner={{ clubId }} />
    </div>
  )
}
