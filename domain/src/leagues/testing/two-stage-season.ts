import file from '../fixtures/football-aut1-2020-21.json' with { type: 'json' }
import type { League, Stage } from '../league.ts'
import { presets } from '../presets.ts'
import { leagueFrom, type Season } from './season.ts'

const firstStage = 'Regular'

const league = leagueFrom(file, {
  rules: { ...presets.football, order: ['points', 'rounded_off', 'difference', 'scored'] },
  extraOf: (cells) => ({ stage: String(cells[5]) }),
})

/** Points are halved and rounded down, everything else is kept; two groups continue. */
function groupStage(id: string): Stage {
  const teams = league.matches.filter(({ stage }) => stage === id).map(({ home }) => home)
  return {
    kind: 'table',
    id,
    teams: [...new Set(teams)],
    carry: { stage: firstStage, points: 'halved_down', matches: 'all', record: 'kept' },
    rules: null,
  }
}

const groups = ['Playoffs - Championship', 'Playoffs - Relegation']

const staged: League = {
  ...league,
  stages: [
    { kind: 'table', id: firstStage, teams: null, carry: null, rules: null },
    ...groups.map((id) => groupStage(id)),
  ],
}

export const twoStageSeason: Season = {
  name: file.id,
  league: staged,
  tables: file.expected.map((expected, at) => ({
    question: { stage: [firstStage, ...groups][at] },
    expected,
  })),
}
