import type { TransferShape } from '@touchline/contract/collections/shapes/transfer'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

interface TransferFactsProps {
  readonly transfer: TransferShape
  /** The displayed amount: all, or the rest. */
  readonly amount: number
}

/** A transfer's sender, amount, date and text; outgoing ones have a minus. */
export function TransferFacts({ transfer, amount }: TransferFactsProps) {
  const text = useText('bank')
  const { money, day } = useFormat()
  const { kind, currency, payer, bookedOn, words } = transfer
  return (
    <div className="wrap-anywhere">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium">{payer || text.unknownPayer}</span>
        <strong className="figures">
          {money(kind === 'taken_back' ? -amount : amount, currency)}
        </strong>
      </p>
      <p className="text-s text-muted">
        {[bookedOn === null ? '' : day(bookedOn), words].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
