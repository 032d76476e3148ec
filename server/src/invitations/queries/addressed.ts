import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/** What the team knows of an address. */
export interface Addressed {
  readonly email: string
  /** An account with this address is on the team already. */
  readonly isMember: boolean
  /** The newest invitation that nobody accepted or revoked. */
  readonly invitationId: string | null
  readonly expiresAt: Date | null
  /** Roster rows and parents without an account that carry the address. */
  readonly memberIds: readonly string[]
  readonly guardianIds: readonly string[]
}

/** One entry per address, in the order asked. */
export async function whoIsAddressed(
  db: Queryable,
  asked: { teamId: string; emails: readonly string[] },
): Promise<Addressed[]> {
  const { teamId } = asked
  const found = await sql<Addressed>`
    select e.email, open.id as "invitationId", open.expires_at as "expiresAt",
      exists (
        select 1 from accounts as a join members as m on m.account_id = a.id
        where m.team_id = ${teamId} and m.left_at is null and lower(a.email) = e.email
      ) or exists (
        select 1 from accounts as a join guardians as g on g.account_id = a.id
        where g.team_id = ${teamId} and lower(a.email) = e.email
      ) as "isMember",
      array(
        select m.id from members as m
        where m.team_id = ${teamId} and lower(m.email) = e.email and m.account_id is null
          and not m.is_placeholder and m.left_at is null and m.archived_at is null
      ) as "memberIds",
      array(
        select g.id from guardians as g
        where g.team_id = ${teamId} and lower(g.email) = e.email and g.account_id is null
      ) as "guardianIds"
    from unnest(${[...asked.emails]}::text[]) with ordinality as e(email, place)
    left join lateral (
      select i.id, i.expires_at from invitations as i
      where i.team_id = ${teamId} and lower(i.email) = e.email and i.accepted_at is null and i.revoked_at is null
      order by i.id desc limit 1
    ) as open on true
    order by e.place
  `.execute(db)
  return found.rows
}
