import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { MemberKey } from '../queries.ts'

const maxAsked = 200

/**
 * Children whose guardians haven't answered about pictures this season. Marks them as asked, so
 * that each is asked once a season.
 */
export async function markUnansweredAsAsked(
  tx: Transaction,
  now: Date,
): Promise<readonly MemberKey[]> {
  const today = sql`(${now}::timestamptz at time zone t.time_zone)::date`
  const found = await sql<MemberKey>`
    insert into photo_consent_requests (team_id, member_id, requested_at)
    select m.team_id, m.id, ${now}
    from teams t
    join seasons s on s.team_id = t.id and s.starts_on <= ${today} and s.ends_on >= ${today}
    join members m on m.team_id = t.id and m.left_at is null and m.archived_at is null
      and (m.date_of_birth is null or m.date_of_birth > ${today} - interval '18 years')
    left join clubs club on club.id = t.club_id
    where t.deleted_at is null and t.suspended_at is null
      and club.deleted_at is null and club.suspended_at is null
      and exists (
        select from guardianships care
        join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
        where care.team_id = m.team_id and care.member_id = m.id and g.account_id is not null
          and ${isActiveGuardianship('care', 'g')})
      and not exists (
        select from consents c
        where c.team_id = m.team_id and c.member_id = m.id and c.kind = 'pictures_team'
          and c.given_at >= s.starts_on::timestamp at time zone t.time_zone)
      and not exists (
        select from photo_consent_requests asked
        where asked.team_id = m.team_id and asked.member_id = m.id
          and asked.requested_at >= s.starts_on::timestamp at time zone t.time_zone)
    order by m.team_id, m.id limit ${maxAsked}
    on conflict (team_id, member_id) do update set requested_at = excluded.requested_at
    returning team_id as "teamId", member_id as "memberId"`.execute(tx)
  return found.rows
}
