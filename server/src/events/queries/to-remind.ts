import { sql, type RawBuilder } from 'kysely'

import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'
import { isPlayingRow } from '#server/teams/queries/staff.ts'

import { guestsOf, isInvitedNow } from './event-rows.ts'

/** The invited members and guests (`m`) of event `e` without an answer. */
export const isSilent = silentWith(sql`m.*`)

function silentWith(columns: RawBuilder<unknown>) {
  return sql`
  from (
    select ${columns} from members m where m.team_id = e.team_id
    union all select ${columns} from ${guestsOf} m
  ) m
  where m.left_at is null and m.archived_at is null and (m.team_id <> e.team_id or ${isInvitedNow})
    and not exists (select from answers a
      where a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id)`
}

/** Only what is needed: each column costs time. */
const remindable = silentWith(sql`m.id, m.team_id, m.account_id, m.role, m.is_coach, m.position,
  m.left_at, m.archived_at`)

/**
 * For event `e`: how many players without an answer a reminder reaches, themselves or through a
 * guardian, without its sender, and how many have no one with an account.
 */
export function countToRemindSql(
  remindedBy: string | RawBuilder<unknown>,
  players = sql`(select m.id, m.team_id, m.account_id ${remindable} and ${isPlayingRow('m')})`,
) {
  return sql`(
    select json_build_object(
      'people', count(*) filter (where others > 0 or account_id <> ${remindedBy}::uuid),
      'unreached', count(*) filter (where guardians = 0 and account_id is null))
    from (
      select silent.account_id, count(g.account_id) as guardians,
        count(*) filter (where g.account_id <> ${remindedBy}::uuid) as others
      from ${players} silent
      left join guardianships care on care.team_id = silent.team_id and care.member_id = silent.id
      left join guardians g on g.team_id = care.team_id and g.id = care.guardian_id and ${isActiveGuardianship('care', 'g')}
      group by silent.id, silent.account_id
    ) heard)`
}
