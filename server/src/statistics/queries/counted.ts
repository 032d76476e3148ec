import type { GameType } from '@touchline/domain/statistics/game-types'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/** Filters for a team's games. */
export interface GamesFilter {
  readonly teamId: string
  readonly seasonId?: string | undefined
  readonly leagueId?: string | undefined
  readonly type?: GameType | undefined
}

/**
 * A league match belongs to the league's season, others to the season of their date. `l` is the
 * league, if any.
 */
export function ofSeason({ teamId, seasonId }: GamesFilter, day: RawBuilder<unknown>) {
  if (seasonId === undefined) return sql`true`
  return sql`case when l.season_id is not null then l.season_id = ${seasonId} else exists (
    select from seasons y where y.team_id = ${teamId} and y.id = ${seasonId}
      and ${day} between y.starts_on and y.ends_on) end`
}

export function ofLeague({ leagueId }: GamesFilter) {
  return leagueId === undefined ? sql`true` : sql`l.id = ${leagueId}`
}

/** The sport of the league, or else of the team. */
export async function findSport(db: Queryable, { teamId, leagueId }: GamesFilter): Promise<string> {
  const found = await sql<{ sport: string }>`
    select coalesce(l.sport, t.sport) as sport from teams t
    left join leagues l on l.team_id = t.id and l.id = ${leagueId ?? null}
    where t.id = ${teamId}`.execute(db)
  return found.rows[0]?.sport ?? ''
}
