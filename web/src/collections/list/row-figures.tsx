import type { CollectionRowShape } from '@touchline/contract/collections/shapes/collection'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface RowFiguresProps {
  readonly row: CollectionRowShape
  readonly figures: NonNullable<CollectionRowShape['figures']>
}

/** Received of the expected amount, and what is open. */
export function RowFigures({ row, figures }: RowFiguresProps) {
  const text = useText('collections')
  const { money } = useFormat()
  const { paid, outstanding, late, bills, paidBills, unfilled, requests } = figures
  const whole = row.goal ?? paid + outstanding
  const sum = (amount: number) => money(amount, row.currency)
  return (
    <div className="grid gap-2">
      {whole > 0 && (
        <Progress
          label={text.progress(row.name)}
          value={Math.max(0, Math.min(paid, whole))}
          max={whole}
        />
      )}
      <p className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-s text-muted">
        <span className="font-medium text-ink">
          {whole > 0 ? text.ofSum(sum(paid), sum(whole)) : sum(paid)}
        </span>
        <span>{bills === 0 ? text.noBills : text.paidBills(paidBills, bills)}</span>
        {unfilled > 0 && <span>{text.unfilled(unfilled)}</span>}
        {outstanding > 0 && <span>{text.outstanding(sum(outstanding))}</span>}
        {late > 0 && <Badge tone="danger">{text.late(sum(late))}</Badge>}
        {requests > 0 && <Badge tone="warning">{text.requests(requests)}</Badge>}
      </p>
    </div>
  )
}
