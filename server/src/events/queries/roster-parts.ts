import { sql, type RawBuilder } from 'kysely'

import { isPlayingRow, isStaffRow } from '#server/teams/queries/staff.ts'

/** How many are on the roster of `team`, and since when: later events invite exactly those. */
export const rosterOfTeam = sql`
  cross join lateral (
    select count(*) filter (where m.left_at is null and m.archived_at is null) as member_count,
      max(greatest(m.created_at, m.left_at, m.archived_at)) as roster_since
    from members m where m.team_id = team.id) roster`

/** Members of the visible teams who don't play. */
export const visibleStaff = sql`
  staff as materialized (
    select m.team_id, m.id, m.role, m.created_at, m.left_at, m.archived_at
    from seen join members m on m.team_id = seen.id and not ${isPlayingRow('m')}
  )`

/**
 * True for a `team` that the account runs (`manages` or as staff) without a child of its own
 * there.
 */
export function isStaffAlone(accountId: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    (manages.it or exists (select from members own
      where own.team_id = team.id and own.account_id = ${accountId} and own.left_at is null
        and own.archived_at is null and ${isStaffRow('own')}))
    and not exists (select from people
      where people.team_id = team.id and people.relation = 'child' and people.event_id is null))`
}
