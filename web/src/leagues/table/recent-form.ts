import type { Match } from '@touchline/contract/leagues/shapes/matches'
import type { League } from '@touchline/domain/leagues/league'
import { matchShares } from '@touchline/domain/leagues/match-shares'
import { rulesOfStage } from '@touchline/domain/leagues/rules-of-stage'

import { sortMatches } from '../shown-matches.ts'

export type Result = 'won' | 'drawn' | 'lost'

const shownResults = 5

interface Formed extends Pick<League, 'rules' | 'stages'> {
  readonly matches: readonly Pick<
    Match,
    'home' | 'away' | 'date' | 'time' | 'round' | 'stage' | 'outcome'
  >[]
  readonly knockOuts: readonly { readonly stage: string }[]
}

/** Each team's last five results up to a day, latest last; without knock-outs. */
export function recentForm(
  { matches, knockOuts, ...league }: Formed,
  day: string,
): ReadonlyMap<string, readonly Result[]> {
  const form = new Map<string, Result[]>()
  const isOfTables = ({ stage }: { readonly stage: string | null }) =>
    knockOuts.every((one) => one.stage !== stage)
  for (const match of sortMatches(matches.filter(isOfTables))) {
    if (match.date !== null && match.date > day) continue
    const verdict = matchShares(match.outcome, rulesOfStage(league, match.stage))
    if (!verdict) continue
    for (const side of ['home', 'away'] as const) {
      const before = form.get(match[side]) ?? []
      form.set(match[side], [...before, verdict[side].result].slice(-shownResults))
    }
  }
  return form
}
