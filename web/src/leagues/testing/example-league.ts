import { contract } from '@touchline/contract/contract'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import { presets } from '@touchline/domain/leagues/presets'

import { example, first } from '#web/testing/endpoint.ts'

import { shownMatches } from '../shown-matches.ts'

const answer = example(contract.leagues.get)

/** Ids of the example. */
export function idOf(ending: number): string {
  return `019cebf5-0f00-7000-8000-${String(ending).padStart(12, '0')}`
}

const [ours, harbour, mill] = [
  { id: idOf(11), name: 'Riverside United', isOurs: true },
  { id: idOf(12), name: 'Harbour Town', isOurs: false },
  { id: idOf(13), name: 'Mill Lane', isOurs: false },
] as const

function team(known: typeof ours | typeof harbour | typeof mill) {
  return { ...first(answer.teams), shortName: null, struckOut: null, logo: null, ...known }
}

function match(known: Pick<Match, 'id' | 'home' | 'away'> & Partial<Match>): Match {
  return {
    ...first(answer.matches),
    stage: null,
    isNeutral: false,
    note: null,
    venueId: null,
    venue: null,
    venueName: null,
    eventId: null,
    isCalledOff: false,
    sheet: null,
    ...known,
  }
}

const { setPoints, bonuses, order, ...football } = presets.football
const rules = {
  ...football,
  setPoints: [...setPoints],
  bonuses: [...bonuses],
  order: [...order],
}

/** Three teams in one table, and the first two matches of the season. */
export const exampleLeague: LeagueDetails = {
  ...answer,
  league: { ...answer.league, name: 'Regional league', id: idOf(10), rules },
  teams: [team(ours), team(harbour), team(mill)],
  matches: [
    match({ id: idOf(21), home: ours.id, away: harbour.id }),
    match({ id: idOf(22), home: mill.id, away: ours.id, round: 2, date: '2026-03-21' }),
  ],
  adjustments: [],
  stages: [],
  knockOuts: [],
  lots: [],
}

/** Riverside United against Harbour Town. */
export const exampleMatch = first(shownMatches(exampleLeague))

/** The ids operations need. */
export const key = { teamId: exampleLeague.league.teamId, leagueId: exampleLeague.league.id }

export const teamIds = { ours: ours.id, harbour: harbour.id, mill: mill.id } as const
