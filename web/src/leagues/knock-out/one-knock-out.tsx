import type { KnockOut } from '@touchline/contract/leagues/shapes/knock-out'
import { knockOut as tiesOf } from '@touchline/domain/leagues/knock-out'
import { resolveTies } from '@touchline/domain/leagues/knock-out-results'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { sortMatches } from '../shown-matches.ts'
import { Bracket } from './bracket.tsx'
import { type MatchOfTie, PlayedTie } from './played-tie.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

interface OneKnockOutProps {
  /** A league, or its public view. */
  readonly whole: {
    readonly teams: readonly Named[]
    readonly stages: readonly Named[]
    readonly matches: readonly MatchOfTie[]
  }
  readonly knockOut: KnockOut
  readonly heading: 'h2' | 'h3'
  /** Undefined for readers. */
  readonly onEnter?: ((matchId: string) => void) | undefined
  /** A menu for the whole knock-out. */
  readonly tool?: ReactNode
}

/** A knock-out's ties and next opponents, computed from results. */
export function OneKnockOut(props: OneKnockOutProps) {
  const { whole, knockOut, heading: Heading, onEnter, tool } = props
  const text = useText('knockOut')
  const { stage } = knockOut
  const names = new Map(whole.teams.map(({ id, name }) => [id, name]))
  const matches = Map.groupBy(
    sortMatches(whole.matches.filter((match) => match.stage === stage)),
    ({ tie }) => tie ?? '',
  )
  const ties = tiesOf(knockOut)
  const known = resolveTies({ ties, legs: knockOut.legs, matches, rules: knockOut })
  const final = known.findLast(({ tie }) => tie.kind === 'usual')
  const champion = final?.winner ?? null
  const title = whole.stages.find(({ id }) => id === stage)?.name
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <Heading className="min-w-0 text-l wrap-anywhere">{title}</Heading>
        {tool}
      </div>
      {champion !== null && (
        <p className="mb-4 font-semibold wrap-anywhere text-accent-ink">
          {text.champion(names.get(champion) ?? '')}
        </p>
      )}
      <Bracket known={known} names={names}>
        {(tie) => (
          <PlayedTie
            known={known}
            names={names}
            tie={tie}
            matches={matches.get(tie.tie.id) ?? []}
            onEnter={onEnter}
          />
        )}
      </Bracket>
    </section>
  )
}
