import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

interface MinorsInput {
  readonly teamId: string
  readonly memberId?: string | undefined
  readonly accountId: string
  readonly now: Date
}

/**
 * Members who are minors or without a known age, whose contact details no program of this account has read
 * today.
 */
export async function findUnloggedMinors(
  db: Queryable,
  { teamId, memberId, accountId, now }: MinorsInput,
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select m.id from members m
    where m.team_id = ${teamId} and m.left_at is null
      and ${memberId === undefined ? sql`true` : sql`m.id = ${memberId}`}
      and (m.date_of_birth is null
        or m.date_of_birth > (${now}::timestamptz at time zone 'utc')::date - interval '18 years')
      and not exists (select from health_access_log l
        where l.team_id = m.team_id and l.member_id = m.id and l.account_id = ${accountId}
          and l.what = 'contact' and l.by_api_token
          and l.accessed_at >= date_trunc('day', ${now}::timestamptz at time zone 'utc') at time zone 'utc')
    order by m.id`.execute(db)
  return found.rows.map(({ id }) => id)
}
