import type { ClubActor } from '@touchline/domain/clubs/permissions'
import type { RollPerson, RollTeam } from '@touchline/domain/clubs/roll-over/plan'
import { genders } from '@touchline/domain/teams/options'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isMovedWithin } from '#server/teams/queries/club-roles.ts'
import { blockedFrom } from '#server/teams/queries/guardian-rights.ts'
import { oneOf } from '#server/teams/queries/one-of.ts'

export interface RollTeamRow extends RollTeam {
  readonly memberCount: number
}

/** The teams of a club between which the actor moves people. */
export async function findRollTeams(
  db: Queryable,
  { clubId, roles }: ClubActor,
): Promise<RollTeamRow[]> {
  const found = await sql<Omit<RollTeamRow, 'gender'> & { readonly gender: string | null }>`
    select team.id, team.name, team.sport, team.gender, team.age_group as "ageGroup",
      (select count(*) from members as person
       where person.team_id = team.id and person.left_at is null
         and person.archived_at is null) as "memberCount"
    from teams as team
    where team.club_id = ${clubId} and team.deleted_at is null and ${isMovedWithin(roles, 'team')}
    order by lower(team.name), team.id
    limit 500`.execute(db)
  return found.rows.map((row) => ({ ...row, gender: oneOf(genders, row.gender) }))
}

export interface RollPersonRow extends RollPerson {
  readonly firstName: string
  readonly lastName: string
  readonly jerseyNumber: string | null
  readonly isPlaceholder: boolean
  /** The address of a placeholder, unless the reader is blocked. */
  readonly email: string | null
}

const maxMoves = 20_000

/**
 * Everyone on the rosters of these teams, as the actor may read them. An archived row counts as being in a
 * team, too: an account has one row in each.
 */
export async function findRollPeople(
  db: Queryable,
  { clubId, accountId, roles }: ClubActor,
): Promise<RollPersonRow[]> {
  const found = await sql<RollPersonRow>`
    with club_teams as materialized (
      select team.id, ${blockedFrom(sql`team.id`, sql`${accountId}::uuid`)} as kept
      from teams as team
      where team.club_id = ${clubId} and team.deleted_at is null and ${isMovedWithin(roles, 'team')}
    ), places as (
      select person.account_id, array_agg(person.team_id) as teams
      from members as person join club_teams as team on team.id = person.team_id
      where person.account_id is not null and person.left_at is null
      group by person.account_id
    )
    select person.id as "memberId", person.team_id as "teamId", person.first_name as "firstName",
      person.last_name as "lastName", person.is_placeholder as "isPlaceholder",
      case when person.is_placeholder and (person.id = any(team.kept)) is not true
        then person.email end as email,
      person.date_of_birth as "dateOfBirth", person.gender,
      person.role, person.is_admin as "isAdmin", person.is_coach as "isCoach", person.jersey_number as "jerseyNumber",
      coalesce(array_remove(places.teams, person.team_id), '{}') as "alsoIn"
    from members as person
    join club_teams as team on team.id = person.team_id
    left join places on places.account_id = person.account_id
    where person.left_at is null and person.archived_at is null
    order by lower(person.last_name), lower(person.first_name), person.id
    limit ${maxMoves}`.execute(db)
  return found.rows
}
