import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { MemberKey } from '../queries.ts'

/** The accounts of a person and of their verified guardians. */
export async function findFamilyAccounts(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<readonly string[]> {
  const [around] = await findFamilyAccountsOfEach(db, { teamId, memberIds: [memberId] })
  return around?.accountIds ?? []
}

interface RelatedAccount {
  readonly memberId: string
  readonly accountIds: readonly string[]
}

/** The same for several people; leaves out those without an account. */
export async function findFamilyAccountsOfEach(
  db: Queryable,
  { teamId, memberIds }: { readonly teamId: string; readonly memberIds: readonly string[] },
): Promise<readonly RelatedAccount[]> {
  const people = sql`any(${[...memberIds]}::uuid[])`
  const found = await sql<RelatedAccount>`
    select member_id as "memberId", array_agg(account_id order by account_id) as "accountIds"
    from (
      select id as member_id, account_id from members
      where team_id = ${teamId} and id = ${people} and account_id is not null
      union
      select care.member_id, g.account_id from guardianships as care
      join guardians as g on g.team_id = care.team_id and g.id = care.guardian_id
      where care.team_id = ${teamId} and care.member_id = ${people} and g.account_id is not null
        and ${isActiveGuardianship('care', 'g')}) around
    group by member_id`.execute(db)
  return found.rows
}
