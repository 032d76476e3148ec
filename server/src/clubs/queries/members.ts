import type {
  ClubPeople,
  ClubPeopleWanted,
  ClubPerson,
} from '@touchline/contract/clubs/shapes/members'
import { clubPeopleAPage } from '@touchline/domain/clubs/options'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isStored } from '#server/platform/database/is-found.ts'
import { keptFrom } from '#server/teams/queries/speaking.ts'

interface PersonRow extends Omit<ClubPerson, 'places'> {
  readonly places: ClubPerson['places']
  readonly count: number
}

/** Who asks: an address is read, and somebody found by it, as on the roster. */
interface Reader {
  readonly accountId: string
  /** A program asks for them: it reads addresses on the rosters, where each look is written down. */
  readonly isProgram: boolean
}

/**
 * The members of all teams of a club by name. Rows of one account are one person; a row that
 * nobody has taken over yet stands for itself.
 */
export async function findClubPeople(
  db: Queryable,
  { clubId, accountId, isProgram }: Reader & { readonly clubId: string },
  { search, page, teamId, ageGroup }: ClubPeopleWanted,
): Promise<ClubPeople> {
  const inTeam = teamId === undefined ? sql`true` : sql`team.id = ${teamId}`
  const ofAge = ageGroup === undefined ? sql`true` : sql`team.age_group = ${ageGroup}`
  const isReadable = isProgram
    ? sql`false`
    : sql`person.is_placeholder and (person.id = any(team.kept)) is not true`
  const before = (Number(page) - 1) * clubPeopleAPage
  const found = await sql<PersonRow>`
    with club_teams as materialized (
      select team.id, team.name, team.age_group,
        ${keptFrom(sql`team.id`, sql`${accountId}::uuid`)} as kept
      from teams as team where team.club_id = ${clubId} and team.deleted_at is null
    ), people as (
      select coalesce(person.account_id, person.id) as id,
        (array_agg(person.first_name order by person.created_at, person.id))[1] as "firstName",
        (array_agg(person.last_name order by person.created_at, person.id))[1] as "lastName",
        bool_or(person.account_id is not null) as "hasJoined",
        bool_and(person.is_placeholder) as "isPlaceholder",
        min(case when ${isReadable} then person.email end) as email,
        json_agg(json_build_object('teamId', team.id, 'memberId', person.id,
          'teamName', team.name, 'role', person.role) order by lower(team.name), team.id) as places,
        bool_or(${isStored(sql`person.search_name`, search)}
          or ${isReadable} and ${isStored(sql`person.search_email`, search)}) and bool_or(${inTeam} and ${ofAge}) as fits
      from members as person join club_teams as team on team.id = person.team_id
      where person.left_at is null and person.archived_at is null
      group by coalesce(person.account_id, person.id)
    )
    select id, "firstName", "lastName", "hasJoined", "isPlaceholder", email, places,
      count(*) over () as count
    from people where fits
    order by lower("lastName"), lower("firstName"), id
    limit ${clubPeopleAPage} offset ${before}`.execute(db)
  return {
    people: found.rows.map(({ count: _count, ...person }) => person),
    count: found.rows[0]?.count ?? 0,
  }
}
