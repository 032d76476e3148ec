import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/** The living teams an account belongs to, cares for a child in, or manages the club of. */
export async function teamsHeard(db: Queryable, accountId: string): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select id from teams
    where deleted_at is null and id in (
      select team_id from members
      where account_id = ${accountId} and left_at is null and archived_at is null
      union
      select guardian.team_id from guardians guardian
      join guardianships care on care.team_id = guardian.team_id and care.guardian_id = guardian.id
      join members child on child.team_id = care.team_id and child.id = care.member_id
      where guardian.account_id = ${accountId} and care.verified_at is not null
        and care.blocked_at is null and child.left_at is null and child.archived_at is null
      union
      select team.id from club_managers manager join teams team on team.club_id = manager.club_id
      where manager.account_id = ${accountId}
    )
  `.execute(db)
  return found.rows.map(({ id }) => id)
}
