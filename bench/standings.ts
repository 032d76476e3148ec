import { type Match, playedOutcome } from '@touchline/domain/leagues/match'
import { presetNames, presets } from '@touchline/domain/leagues/presets'
import { standings } from '@touchline/domain/leagues/standings'

import { median } from './load.ts'

const sizes = [
  { teams: 20, matches: 380, limit: 50 },
  { teams: 36, matches: 1230, limit: 100 },
] as const

/** The table of a whole season with the slowest preset: first calculation and later ones. */
export function measureStandings(rounds: number): string {
  return sizes
    .map(({ teams, matches, limit }) => {
      const timed = presetNames.map((name) => times(seasonOf(teams, matches), name, rounds))
      const first = Math.max(...timed.map(([once]) => once ?? 0))
      const later = Math.max(...timed.map(median))
      return `table of ${matches} matches, ms: first ${first.toFixed(1)} · median ${later.toFixed(1)} (limit ${limit})`
    })
    .join('\n')
}

function times(
  matches: readonly Match[],
  name: (typeof presetNames)[number],
  rounds: number,
): readonly number[] {
  const teams = [...new Set(matches.map(({ home }) => home))].map((id) => ({
    id,
    struckOut: null,
    fairPlay: null,
  }))
  const league = { rules: presets[name], teams, matches, adjustments: [], stages: [], lots: [] }
  return Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    standings(league)
    return performance.now() - startedAt
  })
}

/** Many equal results put many teams level, which takes longest. */
function seasonOf(teams: number, count: number): readonly Match[] {
  const names = Array.from({ length: teams }, (_, at) => `team ${at}`)
  const all = names.flatMap((home) =>
    names
      .filter((away) => away !== home)
      .map((away, at) => ({
        id: `${home} ${away}`,
        home,
        away,
        date: '2026-01-01',
        round: at,
        stage: null,
        outcome: playedOutcome(at % 3, (at * 7) % 2),
      })),
  )
  return all.slice(0, count)
}
