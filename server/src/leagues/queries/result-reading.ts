import type { PastedResults } from '@touchline/contract/leagues/shapes/results'
import type { ResultReading } from '@touchline/domain/leagues/results/reading'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'

import { requireLeague } from './leagues.ts'
import { findSeasonDays } from './seasons.ts'
import { findNames, findTeams } from './teams.ts'

/** The league's facts that the results reader needs. */
export async function requireReadingContext(
  db: Queryable,
  { teamId, leagueId, language, answers }: PastedResults,
  now: Date,
): Promise<ResultReading> {
  const key = { teamId, leagueId }
  const league = await requireLeague(db, key)
  const teams = await findTeams(db, key)
  const { opponents } = await findNames(db, teamId)
  const known = new Set(teams.map(({ opponentId }) => opponentId))
  return {
    language,
    answers,
    today: dayInZone(now, league.timeZone),
    timeZone: league.timeZone,
    sport: league.sport,
    season: await findSeasonDays(db, league),
    teams: teams.map(({ id, name }) => ({ id, name })),
    opponents: opponents.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, name })),
  }
}
