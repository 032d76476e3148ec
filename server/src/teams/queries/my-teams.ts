import type {
  ChildCard,
  ClubCard,
  DeletedCard,
  MyTeams,
  TeamCard,
} from '@touchline/contract/teams/shapes/mine'
import { clubRoles, type ClubRole } from '@touchline/domain/teams/club-roles'
import { restorableDays } from '@touchline/domain/teams/restorable'
import { inNameOrder } from '@touchline/domain/values/name-order'
import { sql, type RawBuilder } from 'kysely'

import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { isFeatureOn } from '#server/platform/features/queries.ts'
import type { Platform } from '#server/platform/platform.ts'

import { entersTeam, hasRole, leadsTeam } from './club-roles.ts'
import { isActiveGuardianship } from './guardian-rights.ts'

/** The role labels of club roles on team cards. */
const roleNames: Readonly<Record<ClubRole, string>> = {
  manager: 'Club Manager',
  youth_director: 'Youth director',
  treasurer: 'Treasurer',
  board: 'Board',
}

const dayLength = 86_400_000

export interface TeamListReader {
  readonly id: string
  /** An API token doesn't reach clubs and teams without integrations. */
  readonly isProgram: boolean
}

/** The account's teams, clubs, children's teams, and what it can restore. */
export async function findMyTeams(platform: Platform, reader: TeamListReader): Promise<MyTeams> {
  const { database, clock } = platform
  const show = await pictureAddresses(platform)
  const since = new Date(clock().getTime() - restorableDays * dayLength)
  const [teams, clubs, children, deleted] = await Promise.all([
    teamRows(reader).execute(database),
    clubRows(reader).execute(database),
    childRows(reader).execute(database),
    deletedRows(database, reader.id, since),
  ])
  return {
    teams: inNameOrder(teams.rows).map((row) => teamCard(row, show)),
    clubs: inNameOrder(clubs.rows).map((row) => clubCard(row, show)),
    children: children.rows.map((row) => childCard(row, show)),
    deleted,
  }
}

interface CardRow {
  readonly id: string
  readonly name: string
  readonly sport: string
  readonly color: string
  readonly logo_file_id: string | null
  readonly member_count: number
}

type TeamCardRow = CardRow & {
  readonly member_id: string | null
  readonly role: string | null
  readonly is_admin: boolean | null
  readonly club_roles: string[] | null
  readonly leads: boolean
  readonly club_name: string | null
  readonly is_muted: boolean
}

const memberCount = sql`(
  select count(*) from members as person
  where person.team_id = team.id and person.left_at is null and person.archived_at is null) as member_count`

function isMuted(accountId: string) {
  return sql`exists (
    select 1 from team_mutes as mute
    where mute.team_id = team.id and mute.account_id = ${accountId}) as is_muted`
}

/** For `team` and its `club`, either of which may be missing. */
function isReached(isProgram: boolean, own: RawBuilder<unknown>) {
  return isProgram ? isFeatureOn(own, 'integrations') : sql`true`
}

const featuresOfTeam = sql`coalesce(club.features, team.features)`

function teamRows({ id: accountId, isProgram }: TeamListReader) {
  return sql<TeamCardRow>`
    select team.id, team.name, team.sport, team.color, team.logo_file_id, ${memberCount},
      own.id as member_id, own.role, own.is_admin, held.roles as club_roles, ${leadsTeam('held', 'team')} as leads,
      club.name as club_name, ${isMuted(accountId)}
    from teams as team
    left join clubs as club on club.id = team.club_id
    left join members as own on own.team_id = team.id and own.account_id = ${accountId}
      and own.left_at is null and own.archived_at is null
    left join club_roles as held
      on held.club_id = team.club_id and held.account_id = ${accountId}
    where team.deleted_at is null and club.deleted_at is null
      and ${isReached(isProgram, featuresOfTeam)}
      and team.id in (
        select team_id from members
        where account_id = ${accountId} and left_at is null and archived_at is null
        union
        select led.id from club_roles as k join teams as led on led.club_id = k.club_id
        where k.account_id = ${accountId} and ${entersTeam('k', 'led')})
    order by lower(team.name), team.id
    limit 500`
}

function teamCard(row: TeamCardRow, show: ShowPicture): TeamCard {
  const roles = rolesOf(row.club_roles)
  return {
    ...cardOf(row, show),
    role: row.role ?? nameOf(roles, row.leads),
    isAdmin: row.leads || row.is_admin === true,
    clubName: row.club_name,
    memberId: row.member_id,
    isMuted: row.is_muted,
  }
}

function rolesOf(stored: readonly string[] | null): readonly ClubRole[] {
  return clubRoles.filter((role) => stored?.includes(role))
}

/** The role label of an account that is in the team by a club role only. */
function nameOf(roles: readonly ClubRole[], leads: boolean): string {
  const role = roles.find((one) => one !== 'youth_director' || leads)
  return role === undefined ? '' : roleNames[role]
}

type ClubCardRow = CardRow & { readonly team_count: number; readonly roles: string[] }

function clubRows({ id: accountId, isProgram }: TeamListReader) {
  return sql<ClubCardRow>`
    select club.id, club.name, club.sport, club.color, club.logo_file_id,
      held.roles, (select count(*) from members as person join teams as team on team.id = person.team_id
       where team.club_id = club.id and team.deleted_at is null
         and person.left_at is null and person.archived_at is null) as member_count,
      (select count(*) from teams as team
       where team.club_id = club.id and team.deleted_at is null) as team_count
    from club_roles as held
    join clubs as club on club.id = held.club_id
    where held.account_id = ${accountId} and club.deleted_at is null
      and ${isReached(isProgram, sql`club.features`)}
    order by lower(club.name), club.id
    limit 200`
}

function clubCard(row: ClubCardRow, show: ShowPicture): ClubCard {
  const roles = rolesOf(row.roles)
  return {
    ...cardOf(row, show),
    roles: [...roles],
    role: nameOf(roles, true),
    teamCount: row.team_count,
  }
}

type ChildCardRow = CardRow & {
  readonly is_muted: boolean
  readonly role: string
  readonly member_id: string
  readonly first_name: string
  readonly last_name: string
}

function childRows({ id: accountId, isProgram }: TeamListReader) {
  return sql<ChildCardRow>`
    select team.id, team.name, team.sport, team.color, team.logo_file_id, ${memberCount},
      ${isMuted(accountId)}, child.role, child.id as member_id, child.first_name, child.last_name
    from guardians as guardian
    join guardianships as care
      on care.team_id = guardian.team_id and care.guardian_id = guardian.id
      and ${isActiveGuardianship('care', 'guardian')}
    join members as child
      on child.team_id = care.team_id and child.id = care.member_id
      and child.left_at is null and child.archived_at is null
    join teams as team on team.id = guardian.team_id
    left join clubs as club on club.id = team.club_id
    where guardian.account_id = ${accountId} and team.deleted_at is null and club.deleted_at is null
      and ${isReached(isProgram, featuresOfTeam)}
    order by child.first_name, lower(team.name), child.id
    limit 200`
}

function childCard(row: ChildCardRow, show: ShowPicture): ChildCard {
  return {
    ...cardOf(row, show),
    isMuted: row.is_muted,
    role: row.role,
    child: { memberId: row.member_id, firstName: row.first_name, lastName: row.last_name },
  }
}

async function deletedRows(db: Queryable, accountId: string, since: Date): Promise<DeletedCard[]> {
  const found = await sql<{ id: string; name: string; is_club: boolean; deleted_at: Date }>`
    select club.id, club.name, true as is_club, club.deleted_at
    from club_roles as held join clubs as club on club.id = held.club_id
    where held.account_id = ${accountId} and ${hasRole('held', 'manager')} and club.deleted_at > ${since}
    union all
    select team.id, team.name, false, team.deleted_at
    from teams as team left join clubs as club on club.id = team.club_id
    where team.deleted_at > ${since} and club.deleted_at is null and team.id in (
      select team_id from members
      where account_id = ${accountId} and is_admin and left_at is null and archived_at is null
      union
      select led.id from club_roles as k join teams as led on led.club_id = k.club_id
      where k.account_id = ${accountId} and ${hasRole('k', 'manager')})
    order by deleted_at desc
    limit 100`.execute(db)
  return found.rows.map((row) => ({
    id: row.id,
    name: row.name,
    isClub: row.is_club,
    restorableUntil: new Date(row.deleted_at.getTime() + restorableDays * dayLength).toISOString(),
  }))
}

function cardOf(row: CardRow, show: ShowPicture) {
  return {
    id: row.id,
    name: row.name,
    sport: row.sport,
    color: row.color,
    logo: show(row.logo_file_id),
    memberCount: row.member_count,
  }
}
