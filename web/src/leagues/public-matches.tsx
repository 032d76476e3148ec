import type { PublicLeague } from '@touchline/contract/leagues/shapes/public-page'

import { useText } from '#web/platform/language/language.tsx'

import { MatchRow } from './matches/match-row.tsx'
import { useCupRound } from './matches/use-cup-round.ts'
import { shownMatches } from './shown-matches.ts'

/** Every match in order. */
export function PublicMatches({ league }: { league: PublicLeague }) {
  const text = useText('leagueSettings').page
  const matches = shownMatches(league)
  const { ofMatch } = useCupRound(league.knockOuts)
  return (
    <section>
      <h2 className="mb-2 text-l">{text.matches}</h2>
      {matches.length === 0 ? (
        <p className="text-muted">{text.noMatches}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {matches.map((shown) => (
            <MatchRow key={shown.match.id} shown={shown} round={ofMatch(shown.match)} />
          ))}
        </ul>
      )}
    </section>
  )
}
