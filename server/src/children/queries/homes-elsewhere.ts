import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { MemberKey } from '../queries.ts'

/** Roster row of a child in another team, with the same two guardians in the order asked for. */
export interface RowElsewhere extends MemberKey {
  readonly guardianIds: string[]
}

/** The same two accounts have a child of this first name there, and no other birth date. */
export async function findRowsElsewhere(
  db: Queryable,
  { teamId, memberId, accountIds }: MemberKey & { readonly accountIds: readonly string[] },
): Promise<readonly RowElsewhere[]> {
  const [first, second] = accountIds
  const found = await sql<RowElsewhere>`
    select m.team_id as "teamId", m.id as "memberId", array[g.id, other.id] as "guardianIds"
    from members here
    join guardians g on g.account_id = ${first} and g.team_id <> here.team_id
    join guardians other on other.team_id = g.team_id and other.account_id = ${second}
    join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
      and ${isActiveGuardianship('care', 'g')}
    join guardianships shared on shared.team_id = g.team_id and shared.guardian_id = other.id
      and shared.member_id = care.member_id and ${isActiveGuardianship('shared', 'other')}
    join members m on m.team_id = care.team_id and m.id = care.member_id
      and m.left_at is null and m.archived_at is null
      and folded(m.first_name) = folded(here.first_name)
      and coalesce(m.date_of_birth = here.date_of_birth, true)
    where here.team_id = ${teamId} and here.id = ${memberId}
    order by m.team_id, m.id`.execute(db)
  return found.rows
}

/** Locks the children of an account in a team against a proposal at the same time. */
export async function lockChildIds(
  tx: Transaction,
  { teamId, accountId }: { readonly teamId: string; readonly accountId: string },
): Promise<readonly string[]> {
  const found = await sql<{ memberId: string }>`
    select care.member_id as "memberId"
    from guardians g join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
    join members m on m.team_id = care.team_id and m.id = care.member_id
    where g.team_id = ${teamId} and g.account_id = ${accountId}
      and ${isActiveGuardianship('care', 'g')}
    order by care.member_id for update of m`.execute(tx)
  return found.rows.map(({ memberId }) => memberId)
}
