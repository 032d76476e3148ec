import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import { isOnRoster } from './list.ts'

export interface FormToFill {
  readonly teamId: string
  readonly collectionId: string
  readonly key: string
  readonly collection: string
  readonly team: string
  readonly names: string[]
}

/** More than any list has. */
const most = 100

/** Forms an account is asked to fill in, for itself or its children, in all teams; newest first. */
export async function findFormsToFill(
  db: Queryable,
  accountId: string,
): Promise<readonly FormToFill[]> {
  const found = await sql<FormToFill>`
    with mine as (
      select m.team_id, m.id from members m where m.account_id = ${accountId}
      union
      select care.team_id, care.member_id from guardians g
      join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
        and ${isActiveGuardianship('care', 'g')}
      where g.account_id = ${accountId})
    select c.team_id as "teamId", c.id as "collectionId", c.key, c.name as collection,
      t.name as team,
      json_agg(concat_ws(' ', m.first_name, nullif(m.last_name, '')) order by m.id) as names
    from mine
    join members m on m.team_id = mine.team_id and m.id = mine.id and ${isOnRoster}
    join collection_invitations i on i.team_id = m.team_id and i.member_id = m.id
    join collections c on c.team_id = i.team_id and c.id = i.collection_id and c.state = 'open'
    join teams t on t.id = c.team_id and ${isTeamActive('t', 'collections')}
    where not exists (
      select from bill_lines l join bills b on b.team_id = l.team_id and b.id = l.bill_id
      where l.team_id = i.team_id and l.member_id = i.member_id and b.collection_id = c.id)
    group by c.team_id, c.id, t.name
    order by c.created_at desc, c.id desc limit ${most}`.execute(db)
  return found.rows
}
