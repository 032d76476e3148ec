import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { lacksCheck } from './checks.ts'
import { entersTeam, leadsTeam } from './club-roles.ts'
import { isActiveGuardianship } from './guardian-rights.ts'

interface Place {
  readonly id: string
  readonly is_staff: boolean
  readonly is_guardian: boolean
  readonly lacks_check: boolean
}

/**
 * The active teams an account belongs to, has a child in, or has a club role for, except those
 * where it lacks a required background check.
 */
export async function findSubscribedTeamIds(
  db: Queryable,
  accountId: string,
): Promise<readonly string[]> {
  const found = await sql<Place>`
    with places as (
      select team_id, is_admin or is_coach as is_staff, false as is_guardian from members
      where account_id = ${accountId} and left_at is null and archived_at is null
      union all
      select guardian.team_id, false, true from guardians guardian
      join guardianships care on care.team_id = guardian.team_id and care.guardian_id = guardian.id
      join members child on child.team_id = care.team_id and child.id = care.member_id
      where guardian.account_id = ${accountId} and ${isActiveGuardianship('care', 'guardian')}
        and child.left_at is null and child.archived_at is null
      union all
      select team.id, ${leadsTeam('held', 'team')}, false
      from club_roles held join teams team on team.club_id = held.club_id
      where held.account_id = ${accountId} and ${entersTeam('held', 'team')}
    )
    select team.id, place.is_staff, place.is_guardian,
      ${lacksCheck(accountId)} as lacks_check
    from places as place
    join teams as team on team.id = place.team_id and team.deleted_at is null
    left join clubs as club on club.id = team.club_id
    where club.deleted_at is null and club.suspended_at is null and team.suspended_at is null`.execute(
    db,
  )
  return [...Map.groupBy(found.rows, ({ id }) => id)]
    .filter(([, places]) => isSubscribed(places))
    .map(([id]) => id)
}

function isSubscribed(places: readonly Place[]): boolean {
  const isStaffed = places.some(({ is_staff: isStaff }) => isStaff)
  const owes = isStaffed && places.some(({ lacks_check: lacks }) => lacks)
  return !owes || places.some(({ is_guardian: isGuardian }) => isGuardian)
}
