import type { KnockOut } from '@touchline/contract/leagues/shapes/knock-out'
import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { knockOut as tiesOf } from '@touchline/domain/leagues/knock-out'
import { knownTies } from '@touchline/domain/leagues/knock-out-results'

import { useText } from '#web/platform/language/language.tsx'

import { inOrder } from '../shown-matches.ts'
import { Bracket } from './bracket.tsx'
import { PlayedTie } from './played-tie.tsx'
import { RemoveKnockOut } from './remove-knock-out.tsx'

interface OneKnockOutProps {
  readonly whole: WholeLeague
  readonly knockOut: KnockOut
  /** Left out for those who only read. */
  readonly onEnter: ((matchId: string) => void) | undefined
}

/** Who has met whom, and who waits for whom; computed from the results that are here. */
export function OneKnockOut({ whole, knockOut, onEnter }: OneKnockOutProps) {
  const text = useText('knockOut')
  const { stage } = knockOut
  const names = new Map(whole.teams.map(({ id, name }) => [id, name]))
  const matches = Map.groupBy(
    inOrder(whole.matches.filter((match) => match.stage === stage)),
    ({ tie }) => tie ?? '',
  )
  const ties = tiesOf(knockOut)
  const known = knownTies({ ties, legs: knockOut.legs, matches, rules: knockOut })
  const final = known.findLast(({ tie }) => tie.kind === 'usual')
  const champion = final?.winner ?? null
  const title = whole.stages.find(({ id }) => id === stage)?.name
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-l wrap-anywhere">{title}</h3>
        {onEnter && <RemoveKnockOut league={whole.league} stage={stage} />}
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
