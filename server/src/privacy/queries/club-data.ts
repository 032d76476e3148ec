import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/** A table with rows of clubs or teams. */
export interface ClubTable {
  readonly name: string
  readonly hasClub: boolean
  readonly hasTeam: boolean
  /** Columns with secrets, which are not exported. */
  readonly secrets: readonly string[]
}

interface OneClub {
  readonly clubId: string
  readonly teamIds: readonly string[]
}

/** Not part of a club: queued emails, exports, and personal calendar links. */
const left = ['mails', 'account_exports', 'calendar_feeds']

/** Every table with a club or team column, and these two; new tables are included automatically. */
export async function findTables(db: Queryable): Promise<readonly ClubTable[]> {
  const found = await sql<ClubTable>`
    select c.table_name as name, bool_or(c.column_name = 'club_id') as "hasClub",
      bool_or(c.column_name = 'team_id') as "hasTeam",
      coalesce(array_agg(c.column_name::text) filter (where c.column_name ~ '(secret|token|hash)'), '{}') as secrets
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> all(${left}::text[])
    group by c.table_name
    having bool_or(c.column_name in ('club_id', 'team_id')) or c.table_name = 'clubs'
    order by c.table_name`.execute(db)
  return found.rows
}

/** Includes deleted teams that can still be restored. */
export async function findTeamIds(db: Queryable, clubId: string): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select id from teams where club_id = ${clubId} order by id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Each row as a line of JSON; holds the rows of one team in memory at a time. */
export async function* rowsOfTable(
  db: Queryable,
  table: ClubTable,
  { clubId, teamIds }: OneClub,
): AsyncGenerator<string> {
  for (const which of partsOf(table, { clubId, teamIds })) {
    const found = await sql<{ line: string }>`
      select (to_jsonb(t) - ${table.secrets}::text[])::text as line
      from ${sql.table(table.name)} as t where ${which}`.execute(db)
    for (const { line } of found.rows) yield `${line}\n`
  }
}

function partsOf(
  { name, hasClub, hasTeam }: ClubTable,
  { clubId, teamIds }: OneClub,
): readonly RawBuilder<unknown>[] {
  if (name === 'clubs') return [sql`t.id = ${clubId}`]
  if (!hasTeam) return [sql`t.club_id = ${clubId}`]
  const ofTeams = teamIds.map((teamId) => sql`t.team_id = ${teamId}`)
  return hasClub ? [...ofTeams, sql`t.club_id = ${clubId} and t.team_id is null`] : ofTeams
}

export interface FileOfClub {
  readonly id: string
  readonly kind: 'picture' | 'document'
  readonly name: string
}

export async function findFilesOfClub(
  db: Queryable,
  { clubId, teamIds }: OneClub,
): Promise<readonly FileOfClub[]> {
  const found = await sql<FileOfClub>`
    select id, kind, shown_name as name from files
    where (club_id = ${clubId} or team_id = any(${[...teamIds]}::uuid[])) and removed_at is null
    order by id`.execute(db)
  return found.rows
}
