import type { TableRow } from '@touchline/contract/leagues/shapes/table'
import { sql } from 'kysely'

import { findStages } from '#server/leagues/queries/parts.ts'
import { requireTable } from '#server/leagues/queries/table.ts'
import { findTeams } from '#server/leagues/queries/teams.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

export interface Standings {
  readonly league: string
  readonly rows: readonly (Pick<TableRow, 'position' | 'played' | 'difference' | 'points'> & {
    readonly name: string
    readonly isOurs: boolean
  })[]
}

const maxTables = 6
const maxRows = 30

/** The tables of the leagues that these teams play in today; never those within a team, whose rows are people. */
export async function findStandings(
  db: Queryable,
  teamIds: readonly string[],
  now: Date,
): Promise<Standings[]> {
  const found = await sql<{ teamId: string; leagueId: string; name: string }>`
    select l.team_id as "teamId", l.id as "leagueId", l.name
    from leagues l
    join teams t on t.id = l.team_id and ${isTeamActive('t', 'leagues')}
    left join seasons s on s.team_id = l.team_id and s.id = l.season_id
    where l.team_id = any(${[...teamIds]}::uuid[])
      and (s.id is null or (${now}::timestamptz at time zone t.time_zone)::date
        between s.starts_on and s.ends_on)
    order by lower(t.name), l.created_at desc, l.id limit ${maxTables}`.execute(db)
  const tables: Standings[] = []
  for (const { name, ...key } of found.rows) {
    const stages = await findStages(db, key)
    if (stages.length > 0 && !stages.some(({ kind }) => kind === 'table')) continue
    const teams = new Map((await findTeams(db, key)).map((team) => [team.id, team]))
    const { rows } = await requireTable(db, key, now)
    if (!rows.some(({ team }) => teams.get(team)?.isOurs)) continue
    const shown = rows.slice(0, maxRows).map(({ team, position, played, difference, points }) => ({
      position,
      played,
      difference,
      points,
      name: teams.get(team)?.name ?? '',
      isOurs: teams.get(team)?.isOurs ?? false,
    }))
    if (shown.length > 1) tables.push({ league: name, rows: shown })
  }
  return tables
}
