import type { Standings } from '@touchline/contract/leagues/shapes/table'
import type { League } from '@touchline/domain/leagues/league'
import { standings } from '@touchline/domain/leagues/standings'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { requireLeague, type LeagueKey } from './leagues.ts'
import { findMatches } from './matches.ts'
import { findAdjustments, findLots, findStages } from './parts.ts'
import { findTeams } from './teams.ts'

export interface TableQuery extends LeagueKey {
  readonly stage?: string | undefined
  readonly day?: string | undefined
  readonly round?: number | undefined
}

/** The table of a league, computed from results and rules on each request. */
export async function requireTable(
  db: Queryable,
  { stage, day, round, ...key }: TableQuery,
  now: Date,
): Promise<Standings> {
  const { rules, sport, timeZone } = await requireLeague(db, key)
  const stages = await findStages(db, key)
  if (stage !== undefined && !stages.some(({ id }) => id === stage)) throw new AppError('not_found')
  const stageId = stage ?? stages.find(({ kind }) => kind === 'table')?.id ?? null
  const asOf =
    round === undefined
      ? ({ kind: 'day', day: day ?? dayInZone(now, timeZone) } as const)
      : ({ kind: 'round', round } as const)
  const league: League = {
    sport,
    rules,
    stages,
    teams: await findTeams(db, key),
    matches: await findMatches(db, key),
    adjustments: await findAdjustments(db, key),
    lots: await findLots(db, key),
  }
  return {
    stage: stageId,
    day: asOf.kind === 'day' ? asOf.day : null,
    round: round ?? null,
    rows: rowsOf(league, { stage: stageId, asOf }),
  }
}

type Rows = Standings['rows']

/** The domain's rows with mutable lists, as the contract wants them. */
export function rowsOf(league: League, question: Parameters<typeof standings>[1]): Rows {
  return standings(league, question).map((row) => ({ ...row, adjustments: [...row.adjustments] }))
}
