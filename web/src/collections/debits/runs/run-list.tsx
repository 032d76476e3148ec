import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import { Landmark } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { RunCard } from './run-card.tsx'

interface RunListProps {
  readonly clubId: string
  readonly debits: DebitsShape
  readonly onStart: () => void
}

/** Runs, latest first. */
export function RunList({ clubId, debits: { runs }, onStart }: RunListProps) {
  const text = useText('debits').runs
  const button = (
    <Button variant="primary" onClick={onStart}>
      {text.start}
    </Button>
  )
  if (runs.length === 0)
    return (
      <EmptyState icon={<Landmark aria-hidden />} title={text.empty} action={button}>
        {text.emptyText}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex justify-end">{button}</div>
      {runs.map((run) => (
        <RunCard key={run.id} clubId={clubId} run={run} />
      ))}
    </div>
  )
}
