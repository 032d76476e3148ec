import type { League } from '../league.ts'
import { type Match, type Outcome, playedOutcome } from '../match.ts'
import { presets } from '../presets.ts'
import { standings } from '../standings.ts'
import { exampleTeam } from './season.ts'

/** Parses "A-B 2:1", or builds a match with another outcome. */
export function match(written: string, outcome?: Outcome): Match {
  const [home = '', away = '', first, second] = written.split(/[-: ]/)
  const played = playedOutcome(Number(first), Number(second))
  return {
    id: written,
    home,
    away,
    date: null,
    round: null,
    stage: null,
    outcome: outcome ?? (first === undefined ? { kind: 'open' } : played),
  }
}

/** A league of the teams in these matches, three points for a win. */
export function leagueWith(matches: readonly Match[], rest: Partial<League> = {}): League {
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))]
  return {
    rules: presets.football,
    teams: teams.toSorted().map(exampleTeam),
    matches,
    adjustments: [],
    stages: [],
    lots: [],
    ...rest,
  }
}

/** The team ids of the table, best first. */
export function orderOf(league: League): string {
  return standings(league)
    .map(({ team }) => team)
    .join(' ')
}
