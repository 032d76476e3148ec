import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'
import type { TargetTeam } from '@touchline/domain/members/import/importing-club'
import { formats, genders } from '@touchline/domain/teams/options'
import { sql } from 'kysely'

import type { ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isReached } from '#server/teams/queries/guardian-rights.ts'
import { oneOf } from '#server/teams/queries/one-of.ts'
import { isStaffRow } from '#server/teams/queries/staff.ts'

import { rolesIn } from './roles.ts'

interface ClubTeamRow {
  readonly id: string
  readonly name: string
  readonly sport: string
  readonly gender: string | null
  readonly age_group: string | null
  readonly format: string | null
  readonly color: string
  readonly logo_file_id: string | null
  readonly member_count: number
  readonly joined_count: number
}

export interface ClubTeamsQuery {
  readonly clubId: string
  readonly show: ShowPicture
}

/** The club's teams in order of creation, with a manager's overview. */
export async function findClubTeams(
  db: Queryable,
  { clubId, show }: ClubTeamsQuery,
): Promise<Omit<ClubTeam, 'isOpen'>[]> {
  const found = await sql<ClubTeamRow>`
    select team.id, team.name, team.sport, team.gender, team.age_group, team.format, team.color,
      team.logo_file_id, people.member_count, people.joined_count
    from teams as team
    cross join lateral (
      select count(*) as member_count,
        count(*) filter (where ${isReached('person')}) as joined_count
      from members as person
      where person.team_id = team.id and person.left_at is null and person.archived_at is null
    ) as people
    where team.club_id = ${clubId} and team.deleted_at is null
    order by team.id
    limit 500`.execute(db)
  return found.rows.map((row) => ({
    id: row.id,
    name: row.name,
    sport: row.sport,
    gender: oneOf(genders, row.gender),
    ageGroup: row.age_group,
    format: oneOf(formats, row.format),
    color: row.color,
    logo: show(row.logo_file_id),
    memberCount: row.member_count,
    joinedCount: row.joined_count,
  }))
}

/**
 * Locks the club and its existing teams, in a fixed order, until the command ends. The club too,
 * because two imports into a club without teams would each create them.
 */
export async function lockTeamsOfClub(
  tx: Transaction,
  clubId: string,
): Promise<readonly NamedTeam[]> {
  await tx.selectFrom('clubs').select('id').where('id', '=', clubId).forNoKeyUpdate().execute()
  return namedTeams(tx, clubId).orderBy('id').forUpdate().execute()
}

/** The living teams of a club by name. */
export async function findTeamsOfClub(
  db: Queryable,
  clubId: string,
): Promise<readonly NamedTeam[]> {
  return namedTeams(db, clubId).orderBy('name').orderBy('id').limit(500).execute()
}

/** The living teams of a club as a list is placed by them. */
export async function findTeamsToFill(db: Queryable, clubId: string): Promise<TargetTeam[]> {
  const rows = await namedTeams(db, clubId)
    .select(['age_group', 'gender'])
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map(({ id, name, age_group: ageGroup, gender }) => ({
    id,
    name,
    ageGroup,
    gender: oneOf(genders, gender),
  }))
}

interface NamedTeam {
  readonly id: string
  readonly name: string
}

function namedTeams(db: Queryable, clubId: string) {
  return db
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('club_id', '=', clubId)
    .where('deleted_at', 'is', null)
}

interface StaffRow {
  readonly account_id: string
  readonly first_name: string
  readonly last_name: string
  readonly roles: string[]
  readonly team_names: string[]
  readonly club_roles: string[] | null
}

/** Coaches and admins of the club's teams with an account. */
export async function findClubStaff(db: Queryable, clubId: string) {
  const found = await sql<StaffRow>`
    select person.account_id, account.first_name, account.last_name,
      array_agg(person.role order by person.is_coach desc, team.name) as roles,
      array_agg(team.name order by team.name) as team_names,
      (select held.roles from club_roles as held
        where held.club_id = ${clubId} and held.account_id = person.account_id) as club_roles
    from teams as team
    join members as person on person.team_id = team.id and person.account_id is not null
      and person.left_at is null and person.archived_at is null
    join accounts as account on account.id = person.account_id
    where team.club_id = ${clubId} and team.deleted_at is null
      and ${isStaffRow('person')}
    group by person.account_id, account.first_name, account.last_name
    order by account.last_name, account.first_name, person.account_id
    limit 500`.execute(db)
  return found.rows.map((row) => ({
    accountId: row.account_id,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.roles[0] ?? '',
    teamNames: row.team_names,
    roles: [...rolesIn(row.club_roles ?? [])],
  }))
}
