import { contract } from '@touchline/contract/contract'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'

import { example } from '#web/testing/endpoint.ts'

const known = example(contract.leagues.get)
const idOf = (number: number) => `019cebf5-0f00-7000-8000-00000000050${number}`

function team(number: number, name: string): LeagueTeam {
  return {
    id: idOf(number),
    name,
    shortName: null,
    opponentId: null,
    struckOut: null,
    fairPlay: null,
    isOurs: false,
    logo: null,
    version: 1,
  }
}

export const teams = [team(1, 'Hillside FC'), team(2, 'Lakeside SC'), team(3, 'Park Rovers')]

/** Two stages: some teams play the second, which carries over the first. */
export const firstRound = {
  kind: 'table',
  id: idOf(6),
  name: 'First round',
  teams: null,
  carry: null,
  rules: null,
} as const
export const playOffs = {
  ...firstRound,
  id: idOf(7),
  name: 'Play-offs',
  teams: [idOf(1), idOf(2)],
  carry: { stage: firstRound.id, points: 'halved', matches: 'all', record: 'kept' },
} as const

export function leagueOf(stages: LeagueDetails['stages'] = []): LeagueDetails {
  return { ...known, teams, stages }
}
