import type { ResolvedTie } from '@touchline/domain/leagues/knock-out-results'

import { useText } from '#web/platform/language/language.tsx'

import { tieNumbers, useEntrantName } from './rounds.ts'

interface PlannedTieProps {
  readonly known: readonly ResolvedTie[]
  readonly names: ReadonlyMap<string, string>
  readonly tie: ResolvedTie
}

/** A pairing before the draw is saved. */
export function PlannedTie({ known, names, tie }: PlannedTieProps) {
  const text = useText('knockOut')
  const nameOf = useEntrantName(known, names)
  return (
    <div className="rounded-control border border-line px-3 py-2">
      <p className="text-s text-muted first-letter:uppercase">
        {text.number(tieNumbers(known).get(tie.tie.id) ?? 0)}
      </p>
      <p className="wrap-anywhere">{nameOf(tie.tie.home, tie.home)}</p>
      <p className="wrap-anywhere">{nameOf(tie.tie.away, tie.away)}</p>
    </div>
  )
}
