import { namedFrom, parentsUntil } from '@touchline/domain/messages/company'
import { sql, type RawBuilder } from 'kysely'

import { isStaffRow as isStaff } from '#server/teams/queries/staff.ts'

/** SQL for member `m`: currently on the roster. */
export const isActive = sql<boolean>`(m.left_at is null and m.archived_at is null)`

export const isStaffRow = isStaff('m')

/** SQL joins that the age checks of members `m` need: `team` and `club`. */
export const clubJoins = sql`
  join teams team on team.id = m.team_id left join clubs club on club.id = team.club_id`

/** SQL for member `m`: a minor, or of unknown age with a guardian. */
export function isMinor(now: Date): RawBuilder<boolean> {
  return isUnder(parentsUntil, now)
}

/** SQL for member `m`: messages to them go to the parents. */
export function isWrittenViaParents(now: Date): RawBuilder<boolean> {
  return isUnder(namedFrom, now)
}

/** SQL for member `m`: when they became old enough to receive messages by name. */
export const namedSince = sql<Date | null>`(
  (m.date_of_birth + make_interval(years => ${namedFrom}))::timestamp
  at time zone coalesce(club.time_zone, team.time_zone))`

/** SQL for an account: a minor by its own birth date, or by that in one of its teams. */
export function isMinorAccount(accountId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from accounts own where own.id = ${accountId}
      and own.date_of_birth > (${now}::timestamptz at time zone 'UTC')::date
        - make_interval(years => ${parentsUntil}))
    or exists (select from members m ${clubJoins}
      where m.account_id = ${accountId} and ${isMinor(now)}))`
}

/** Uses the time zone of the club, or else of the team. */
function isUnder(years: number, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(case when m.date_of_birth is null
    then exists (select from guardianships cared
      where cared.team_id = m.team_id and cared.member_id = m.id)
    else m.date_of_birth > (${now}::timestamptz
      at time zone coalesce(club.time_zone, team.time_zone))::date
      - make_interval(years => ${years}) end)`
}
