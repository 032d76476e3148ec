import type { MySubscriptions } from '@touchline/contract/subscriptions/shapes/plan'
import { sql } from 'kysely'

import {
  entitlementOf,
  entitlementShapeOf,
  paidColumns,
  paidJoin,
  type PaidRow,
} from '#server/entitlements/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { hasRole } from '#server/teams/queries/club-roles.ts'

type MineRow = PaidRow & {
  readonly id: string
  readonly name: string
  readonly time_zone: string
  readonly is_admin: boolean
}

interface MyTeams {
  readonly accountId: string
  readonly teamIds: readonly string[]
  readonly now: Date
}

/** My teams with their plans, by name. */
export async function findMySubscriptions(
  db: Queryable,
  { accountId, teamIds, now }: MyTeams,
): Promise<MySubscriptions['teams']> {
  const found = await sql<MineRow>`
    select team.id, team.name, team.time_zone, team.created_at, ${paidColumns},
      (exists (select from members as own
         where own.team_id = team.id and own.account_id = ${accountId} and own.is_admin
           and own.left_at is null and own.archived_at is null)
       or exists (select from club_roles as held
         where held.club_id = team.club_id and held.account_id = ${accountId}
           and ${hasRole('held', 'manager')})) as is_admin
    from teams as team ${paidJoin}
    where team.id = any (${[...teamIds]}::uuid[]) and team.deleted_at is null
    order by lower(team.name), team.id
    limit 500`.execute(db)
  return found.rows.map((row) => {
    const entitlement = entitlementOf(row, now)
    return {
      teamId: row.id,
      teamName: row.name,
      timeZone: row.time_zone,
      entitlement: entitlementShapeOf(entitlement),
      isSubscribed: entitlement.kind === 'premium',
      mayManage: row.is_admin,
    }
  })
}
