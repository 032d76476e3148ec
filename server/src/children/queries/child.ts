import type { Child } from '@touchline/domain/children/permissions'
import { isForAdults } from '@touchline/domain/teams/age-bands'
import { isMinor } from '@touchline/domain/values/age'
import { agreesWithParent } from '@touchline/domain/values/own-account'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { MemberKey } from '../queries.ts'

/** A roster row, as far as consents, health and pictures need it. */
export interface KnownChild extends Child {
  /** A parent's yes needs the child's agreement. */
  readonly agreesToo: boolean
  readonly isArchived: boolean
  /** Start of the current season, else of the last one; undefined without any. */
  readonly seasonStart: Date | undefined
}

interface ChildRow {
  readonly country: string
  readonly dateOfBirth: string | null
  readonly ageGroup: string | null
  readonly hasGuardians: boolean
  readonly today: string
  readonly isArchived: boolean
  readonly seasonStart: Date | null
}

/** Someone on the roster or in its archive, with the team's time zone; throws not_found. */
export async function requireChild(
  db: Queryable,
  { teamId, memberId }: MemberKey,
  now: Date,
): Promise<KnownChild> {
  const today = sql`(${now}::timestamptz at time zone team.time_zone)::date`
  const found = await sql<ChildRow>`
    select m.date_of_birth as "dateOfBirth", team.age_group as "ageGroup", ${today} as today,
      exists (select 1 from guardianships as one
        where one.team_id = m.team_id and one.member_id = m.id) as "hasGuardians",
      coalesce(club.country, team.country) as country,
      m.archived_at is not null as "isArchived",
      (select max(s.starts_on)::timestamp at time zone team.time_zone from seasons as s
       where s.team_id = team.id and s.starts_on <= ${today}) as "seasonStart"
    from members as m join teams as team on team.id = m.team_id
    left join clubs as club on club.id = team.club_id
    where m.team_id = ${teamId} and m.id = ${memberId} and m.left_at is null`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  const { dateOfBirth, country, today: day } = row
  return {
    teamId,
    memberId,
    isMinor: dateOfBirth === null ? ageOfTeam(row) : isMinor(dateOfBirth, day),
    agreesToo: dateOfBirth !== null && agreesWithParent(country, dateOfBirth, day),
    isArchived: row.isArchived,
    seasonStart: row.seasonStart ?? undefined,
  }
}

/** Adult teams ask for no birth date: members without a guardian count as adults. */
function ageOfTeam({ ageGroup, hasGuardians }: ChildRow): false | undefined {
  return isForAdults(ageGroup) && !hasGuardians ? false : undefined
}
