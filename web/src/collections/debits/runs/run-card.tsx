import type { DebitRunShape } from '@touchline/contract/collections/shapes/debit-runs'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

import { RunActions } from './run-actions.tsx'
import { RunItems } from './run-items.tsx'

interface RunCardProps {
  readonly clubId: string
  readonly run: DebitRunShape
}

/** A run with its results and next action. */
export function RunCard({ clubId, run }: RunCardProps) {
  const text = useText('debits').runs
  const { money, day } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const sum = (amount: number) => money(amount, 'EUR')
  return (
    <Card title={text.dueOn(day(run.dueOn))}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-s text-muted">
          <span className="font-medium text-ink">
            {text.received(sum(run.paid), sum(run.amount))}
          </span>
          <span>{text.count(run.count)}</span>
          <Badge tone={run.state === 'announced' ? 'warning' : 'neutral'}>
            {text.states[run.state]}
          </Badge>
          {run.returnedCount > 0 && (
            <Badge tone="danger">{text.returned(run.returnedCount, sum(run.returned))}</Badge>
          )}
        </p>
        {run.state !== 'cancelled' && <RunActions clubId={clubId} run={run} />}
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-9 content-center text-s touch:min-h-11">{text.details}</summary>
          {isOpen && <RunItems clubId={clubId} runId={run.id} />}
        </details>
      </div>
    </Card>
  )
}
