import { namedFrom, parentsUntil } from '@touchline/domain/messages/company'
import { sql, type RawBuilder } from 'kysely'

import { isStaffRow as isStaff } from '#server/teams/queries/staff.ts'

/** Of a member (`m`): on the roster now. */
export const isActive = sql<boolean>`(m.left_at is null and m.archived_at is null)`

/** Of a member (`m`): coach or admin. */
export const isStaffRow = isStaff('m')

/** What the ages of members (`m`) need beside them: `team` and `club`. */
export const withClub = sql`
  join teams team on team.id = m.team_id left join clubs club on club.id = team.club_id`

/** Of a member (`m`): not of age; nobody knows the age of who has a guardian and no day of birth. */
export function isMinor(now: Date): RawBuilder<boolean> {
  return isUnder(parentsUntil, now)
}

/** Of a member (`m`): what is written to them by name goes to the parents. */
export function isYoung(now: Date): RawBuilder<boolean> {
  return isUnder(namedFrom, now)
}

/** Of a member (`m`): when they were old enough to be written to by name. */
export const namedSince = sql<Date | null>`(
  (m.date_of_birth + make_interval(years => ${namedFrom}))::timestamp
  at time zone coalesce(club.time_zone, team.time_zone))`

/** Of an account: under age, as it says itself or as a team of theirs takes them to be. */
export function isOfMinor(accountId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from accounts own where own.id = ${accountId}
      and own.date_of_birth > (${now}::timestamptz at time zone 'UTC')::date
        - make_interval(years => ${parentsUntil}))
    or exists (select from members m ${withClub}
      where m.account_id = ${accountId} and ${isMinor(now)}))`
}

/** On the calendar of the club, else of the team. */
function isUnder(years: number, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(case when m.date_of_birth is null
    then exists (select from guardianships cared
      where cared.team_id = m.team_id and cared.member_id = m.id)
    else m.date_of_birth > (${now}::timestamptz
      at time zone coalesce(club.time_zone, team.time_zone))::date
      - make_interval(years => ${years}) end)`
}
