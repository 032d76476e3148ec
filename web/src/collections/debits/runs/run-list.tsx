import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { RunCard } from './run-card.tsx'

interface RunListProps {
  readonly clubId: string
  readonly debits: DebitsShape
  /** Rarely used actions, in one line with the first. */
  readonly rare: ReactNode
  readonly onStart: () => void
}

/** Runs, latest first. */
export function RunList({ clubId, debits: { runs }, rare, onStart }: RunListProps) {
  const text = useText('debits').runs
  const button = (
    <Button variant="primary" onClick={onStart}>
      {text.start}
    </Button>
  )
  const isEmpty = runs.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-end gap-2">
        {rare}
        {!isEmpty && button}
      </div>
      {isEmpty && (
        <EmptyState icon={<Landmark aria-hidden />} title={text.empty} action={button}>
          {text.emptyText}
        </EmptyState>
      )}
      {runs.map((run) => (
        <RunCard key={run.id} clubId={clubId} run={run} />
      ))}
    </div>
  )
}
