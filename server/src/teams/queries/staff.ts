import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/** True where the roster row `row` has coach access. */
export function isCoachRow(row: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${row}.is_coach`)}`
}

/** True where the roster row `row` is of the staff: an admin or a coach. */
export function isStaffRow(row: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${row}.is_admin`)} or ${isCoachRow(row)})`
}

/** True where the roster row `row` is of those who play, as in `isPlaying` of domain/members/access. */
export function isPlayingRow(row: string): RawBuilder<boolean> {
  return sql<boolean>`(not ${isCoachRow(row)} or coalesce(${sql.ref(`${row}.position`)}, '') <> '')`
}

/** The admin who has been on the team the longest: letters without a sender come from them. */
export async function findFirstAdmin(db: Queryable, teamId: string): Promise<string | undefined> {
  const found = await sql<{ accountId: string }>`
    select account_id as "accountId" from members
    where team_id = ${teamId} and is_admin and account_id is not null and left_at is null and archived_at is null
    order by id limit 1`.execute(db)
  return found.rows[0]?.accountId
}
