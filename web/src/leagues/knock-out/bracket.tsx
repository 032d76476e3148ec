import type { ResolvedTie } from '@touchline/domain/leagues/knock-out-results'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { teamsWithBye, groupByRound, useRoundName } from './rounds.ts'

interface BracketProps {
  readonly known: readonly ResolvedTie[]
  readonly names: ReadonlyMap<string, string>
  readonly children: (known: ResolvedTie) => ReactNode
}

/** Rounds side by side, or stacked on phones. */
export function Bracket({ known, names, children }: BracketProps) {
  const text = useText('knockOut')
  const nameOf = useRoundName()
  const resting = teamsWithBye(known)
  return (
    // A scrolling area must be reachable by keyboard.
    <div
      role="region"
      aria-label={text.scroll}
      tabIndex={0}
      className="grid grid-cols-1 gap-6 md:flex md:gap-5 md:overflow-x-auto md:pb-2 print:flex-wrap print:overflow-visible"
    >
      {groupByRound(known).map((round) => (
        <section
          key={round.key}
          className="flex min-w-0 flex-col md:min-w-52 md:flex-1 print:break-inside-avoid"
        >
          <h3 className="mb-2 font-semibold">{nameOf(round)}</h3>
          <ul className="flex grow flex-col justify-around gap-3">
            {round.ties.map((tie) => (
              <li key={tie.tie.id}>{children(tie)}</li>
            ))}
          </ul>
          {round.round === 1 && resting.length > 0 && (
            <ul className="mt-3 text-s text-muted">
              {resting.map((team) => (
                <li key={team} className="wrap-anywhere">
                  {text.bye(names.get(team) ?? '')}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
