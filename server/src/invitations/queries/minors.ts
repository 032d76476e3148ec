import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

interface InvitationInput {
  readonly teamId: string
  readonly email: string
  /** The roster row of the invitation. */
  readonly memberId: string | undefined
  readonly now: Date
}

export interface AddressedMinor {
  /** The member; null for a minor known only by an account. */
  readonly memberId: string | null
  readonly firstName: string
}

/**
 * The minor an address belongs to, by the team's roster or by its account. Undefined for everyone
 * else, and for an address that is also a guardian's.
 */
export async function findAddressedMinor(
  db: Queryable,
  { teamId, email, memberId, now }: InvitationInput,
): Promise<AddressedMinor | undefined> {
  const eighteen = sql`(${now}::timestamptz at time zone team.time_zone)::date - interval '18 years'`
  const found = await sql<AddressedMinor>`
    select m.id as "memberId", m.first_name as "firstName", 1 as place
    from members m join teams team on team.id = m.team_id
    where m.team_id = ${teamId} and m.left_at is null
      and (m.id = ${memberId ?? null} or lower(m.email) = lower(${email}))
      and case when m.date_of_birth is null
        then exists (select from guardianships care
          where care.team_id = m.team_id and care.member_id = m.id)
        else m.date_of_birth > ${eighteen} end
      and not exists (select from guardians g where g.team_id = m.team_id
        and lower(g.email) = lower(${email}))
    union all
    select null, coalesce(a.first_name, ''), 2
    from accounts a cross join teams team
    where team.id = ${teamId} and lower(a.email) = lower(${email})
      and (a.date_of_birth > ${eighteen} or exists (select from members own
        where own.account_id = a.id and own.left_at is null and own.date_of_birth > ${eighteen}))
    order by place limit 1`.execute(db)
  return found.rows[0]
}
