import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { GuardianKey } from './guardians.ts'

interface Shared {
  readonly guardianId: string
  readonly accountId: string | null
}

/** Deletes plans a guardian shares for a child; returns the other guardian of the one in effect. */
export async function deletePlansWith(
  tx: Transaction,
  { teamId, memberId, guardianId }: GuardianKey,
): Promise<Shared | undefined> {
  const found = await sql<Shared>`
    with ended as (
      delete from home_plans where team_id = ${teamId} and member_id = ${memberId}
        and ${guardianId}::uuid in (first_guardian_id, second_guardian_id)
      returning agreed_at, case first_guardian_id when ${guardianId}::uuid then second_guardian_id
        else first_guardian_id end as id
    )
    select g.id as "guardianId", g.account_id as "accountId"
    from ended join guardians g on g.team_id = ${teamId} and g.id = ended.id
    where ended.agreed_at is not null`.execute(tx)
  return found.rows[0]
}

/** The children for whom an account shares plans, in all teams. */
export async function findSharedBy(
  db: Queryable,
  accountId: string,
): Promise<readonly GuardianKey[]> {
  const found = await sql<GuardianKey>`
    select distinct plan.team_id as "teamId", plan.member_id as "memberId", g.id as "guardianId"
    from guardians g join home_plans plan
      on plan.team_id = g.team_id and g.id in (plan.first_guardian_id, plan.second_guardian_id)
    where g.account_id = ${accountId} order by 1, 2`.execute(db)
  return found.rows
}
