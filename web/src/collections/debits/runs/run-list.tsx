import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { RunCard } from './run-card.tsx'

interface RunListProps {
  readonly clubId: string
  readonly debits: DebitsShape
  /** Rarely used actions, in one line with the main one. */
  readonly rare: ReactNode
  readonly onStart: () => void
}

/** From Tailwind's sm there is room above the list. */
const wide = 40

/** Runs, latest first. On phones they come first, and the actions stay at the bottom. */
export function RunList({ clubId, debits: { runs }, rare, onStart }: RunListProps) {
  const text = useText('debits').runs
  const button = (
    <Button variant="primary" onClick={onStart}>
      {text.start}
    </Button>
  )
  const isWide = useIsWide(wide)
  const isEmpty = runs.length === 0
  const actions = (
    <div className="z-1 flex items-center justify-end gap-2 max-sm:sticky max-sm:bottom-(--bottom-bar) max-sm:bg-ground max-sm:py-2 short:static">
      {rare}
      {!isEmpty && button}
    </div>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isWide && actions}
      {isEmpty && (
        <EmptyState icon={<Landmark aria-hidden />} title={text.empty} action={button}>
          {text.emptyText}
        </EmptyState>
      )}
      {runs.map((run) => (
        <RunCard key={run.id} clubId={clubId} run={run} />
      ))}
      {!isWide && actions}
    </div>
  )
}
