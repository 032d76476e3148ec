import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { verdictOf } from '@touchline/domain/leagues/verdict'

import { shownMatches } from '../shown-matches.ts'

export type Result = 'won' | 'drawn' | 'lost'

const shownResults = 5

type Formed = Pick<WholeLeague, 'teams' | 'matches'> & {
  readonly league: Pick<WholeLeague['league'], 'rules'>
}

/** Each team's last five results up to a day, the latest last. */
export function formOf(whole: Formed, day: string): ReadonlyMap<string, readonly Result[]> {
  const form = new Map<string, Result[]>()
  for (const { match } of shownMatches(whole)) {
    if (match.date !== null && match.date > day) continue
    const verdict = verdictOf(match.outcome, whole.league.rules)
    if (!verdict) continue
    for (const side of ['home', 'away'] as const) {
      const before = form.get(match[side]) ?? []
      form.set(match[side], [...before, verdict[side].result].slice(-shownResults))
    }
  }
  return form
}
