import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { hasRole } from '#server/teams/queries/club-roles.ts'

export interface Runner {
  /** Of the club or team. */
  readonly name: string
  readonly email: string
  readonly language: string
}

/** Managers of a club or admins of a team, with a confirmed address. */
export async function findRunners(
  db: Queryable,
  group: { readonly clubId: string } | { readonly teamId: string },
): Promise<readonly Runner[]> {
  const found = await sql<Runner>`${
    'clubId' in group
      ? sql`
        select club.name, a.email, a.language from club_roles held
        join clubs club on club.id = held.club_id join accounts a on a.id = held.account_id
        where held.club_id = ${group.clubId} and ${hasRole('held', 'manager')}`
      : sql`
        select team.name, a.email, a.language from members m
        join teams team on team.id = m.team_id join accounts a on a.id = m.account_id
        where m.team_id = ${group.teamId} and m.is_admin and m.left_at is null and m.archived_at is null`
  } and a.email is not null order by a.id limit 50`.execute(db)
  return found.rows
}
