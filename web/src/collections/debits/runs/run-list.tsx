import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import { Landmark } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
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
      <div className="flex flex-wrap justify-end gap-2">
        {runs.some(({ state }) => state === 'submitted') && (
          <ButtonLink to={paths.clubBank(clubId)}>{text.importStatement}</ButtonLink>
        )}
        {button}
      </div>
      {runs.map((run) => (
        <RunCard key={run.id} clubId={clubId} run={run} />
      ))}
    </div>
  )
}
