import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

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
