import { isCoachRole } from '@touchline/domain/teams/actor'
import { kindsReadBy } from '@touchline/domain/notifications/kinds'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { lacksCheck } from '#server/teams/queries/checks.ts'
import { teamsHeard } from '#server/teams/queries/heard.ts'

/** Where an account stands now: the teams it is in, and those of them it runs and may look into as staff. */
export interface Standing {
  readonly accountId: string
  readonly teamIds: readonly string[]
  readonly staffedIds: readonly string[]
}

export async function findStanding(db: Queryable, accountId: string): Promise<Standing> {
  const teamIds = await teamsHeard(db, accountId)
  const found = await sql<{ teamId: string; role: string; isAdmin: boolean }>`
    with places as (
      select team_id, role, is_admin from members
      where account_id = ${accountId} and left_at is null and archived_at is null
      union all
      select t.id, '', true from club_managers k join teams t on t.club_id = k.club_id
      where k.account_id = ${accountId}
    )
    select team.id as "teamId", place.role, place.is_admin as "isAdmin"
    from places as place
    join teams as team on team.id = place.team_id and team.id = any(${[...teamIds]}::uuid[])
    left join clubs as club on club.id = team.club_id
    where not ${lacksCheck(accountId)}`.execute(db)
  const staffed = found.rows.filter(({ role, isAdmin }) => isAdmin || isCoachRole(role))
  return { accountId, teamIds, staffedIds: [...new Set(staffed.map(({ teamId }) => teamId))] }
}

/** True for a line `n` of the account that may still be read, wherever the account stands now. */
export function mayStillRead({ accountId, teamIds, staffedIds }: Standing): RawBuilder<unknown> {
  return sql`(n.account_id = ${accountId} and (
    n.kind = any(${[...kindsReadBy('person')]}::text[])
    or (n.kind = any(${[...kindsReadBy('team')]}::text[]) and n.team_id = any(${[...teamIds]}::uuid[]))
    or (n.kind = any(${[...kindsReadBy('staff')]}::text[]) and n.team_id = any(${[...staffedIds]}::uuid[]))))`
}
