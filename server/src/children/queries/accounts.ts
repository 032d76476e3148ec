import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { speaks } from '#server/teams/queries/speaking.ts'
import type { MemberKey } from '../queries.ts'

/** The accounts of a person and of the verified guardians. */
export async function accountsAround(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select account_id as id from members
    where team_id = ${teamId} and id = ${memberId} and account_id is not null
    union
    select g.account_id from guardianships as care
    join guardians as g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${teamId} and care.member_id = ${memberId} and g.account_id is not null
      and ${speaks('care', 'g')}
    order by 1`.execute(db)
  return found.rows.map(({ id }) => id)
}
