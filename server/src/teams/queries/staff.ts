import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

export function isCoachRow(row: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${row}.is_coach`)}`
}

/** SQL: true if roster row `row` is a coach or admin. */
export function isStaffRow(row: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${row}.is_admin`)} or ${isCoachRow(row)})`
}

/** SQL: true if roster row `row` plays; mirrors `isPlaying` in domain/members/access. */
export function isPlayingRow(row: string): RawBuilder<boolean> {
  return sql<boolean>`(not ${isCoachRow(row)} or coalesce(${sql.ref(`${row}.position`)}, '') <> '')`
}

/** The team's longest-serving admin, used as sender of emails without one. */
export async function findFirstAdmin(db: Queryable, teamId: string): Promise<string | undefined> {
  const found = await sql<{ accountId: string }>`
    select account_id as "accountId" from members
    where team_id = ${teamId} and is_admin and account_id is not null and left_at is null and archived_at is null
    order by id limit 1`.execute(db)
  return found.rows[0]?.accountId
}
