import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { sql, type RawBuilder } from 'kysely'

import { isYouthTeam } from '#server/teams/queries/club-roles.ts'
import { blockedFrom } from '#server/teams/queries/guardian-rights.ts'

export interface PeopleReader {
  readonly clubId: string
  readonly accountId: string
  readonly roles: readonly ClubRole[]
  readonly now: Date
}

/**
 * Common table expressions that group people in a club: `club_teams`, its roster `rows`, and
 * `known`, which gives each row and record the `key` of its person. A youth director gets youth
 * teams only. Rows with the same record, account, or name and birth date are one person
 * (docs/decisions/0024).
 */
export function peopleGroups({ clubId, accountId, roles, now }: PeopleReader): RawBuilder<unknown> {
  const seesAll = roles.some((role) => role !== 'youth_director')
  return sql`
    club_teams as materialized (
      select team.id, team.name, team.age_group, (${now}::timestamptz at time zone team.time_zone)::date as today,
        ${blockedFrom(sql`team.id`, sql`${accountId}::uuid`)} as kept,
        children_blocked_in(team.id) as blocked,
        (select s.starts_on::timestamp at time zone team.time_zone from seasons s
          where s.team_id = team.id
            and s.starts_on <= (${now}::timestamptz at time zone team.time_zone)::date
          order by s.starts_on desc limit 1) as season_began
      from teams as team where team.club_id = ${clubId} and team.deleted_at is null
        and (${seesAll} or ${isYouthTeam('team')})
    ), rows as materialized (
      select person.team_id, person.id, person.account_id, person.first_name, person.last_name,
        person.date_of_birth, person.gender, person.email, person.phone, person.role,
        person.is_admin, person.is_coach, person.is_placeholder, person.search_name, person.search_email,
        person.created_at, person.archived_at, link.membership_id
      from club_teams as team
      join members as person on person.team_id = team.id and person.left_at is null
      left join club_membership_rows as link
        on link.team_id = person.team_id and link.member_id = person.id
    ), everyone as (
      select team_id, id, created_at, membership_id::text as record, account_id::text as account,
        search_name || date_of_birth as same
      from rows
      union all
      select null, id, created_at, id::text, null, search_name || date_of_birth
      from club_memberships where club_id = ${clubId} and ${seesAll}
    ), by_name as (
      select *, coalesce(record, ${soleOf('record', 'account')}, ${soleOf('record', 'same')}) as known_record,
        coalesce(account, ${soleOf('account', 'same')}) as known_account
      from everyone
    ), by_account as (
      select *, coalesce(known_record, ${soleOf('known_record', 'known_account')}) as person_record
      from by_name
    ), known as materialized (
      select team_id, id, person_record,
        coalesce(person_record, known_account, case when same is null then id::text
          else first_value(id::text) over (partition by same order by created_at, id) end)::uuid as key
      from by_account
    )`
}

/** The one value that all rows alike have, where they have one at all. */
function soleOf(value: string, alike: string): RawBuilder<unknown> {
  const [what, by] = [sql.ref(value), sql.ref(alike)]
  return sql`case when ${by} is not null
    and min(${what}) over (partition by ${by}) = max(${what}) over (partition by ${by})
    then min(${what}) over (partition by ${by}) end`
}
