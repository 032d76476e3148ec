import type { MemberChange } from '@touchline/contract/members/shapes'
import { type Access, accessOf, toAccessFlags } from '@touchline/domain/members/access'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql, type InsertObject, type Selectable, type Updateable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { DB, Members } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireRoomForMembers } from '#server/platform/limits/room.ts'
import { lockTeam } from '#server/teams/queries/team.ts'

export type MemberRecord = Selectable<Members>

export interface MemberKey {
  readonly teamId: string
  readonly memberId: string
}

/** Locks a current member of the actor's team, or throws not_found. */
export async function lockMember(
  tx: Transaction,
  { teamId }: Pick<Actor, 'teamId'>,
  memberId: string,
): Promise<MemberRecord> {
  const member = await tx
    .selectFrom('members')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', memberId)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (member === undefined) throw new AppError('not_found')
  return member
}

/** Like `lockMember`, but locks the team first, for changes that depend on other members too. */
export async function lockMemberOfTeam(
  tx: Transaction,
  actor: Pick<Actor, 'teamId'>,
  memberId: string,
): Promise<MemberRecord> {
  await lockTeam(tx, actor.teamId)
  return lockMember(tx, actor, memberId)
}

/** Filters ids to those on the team's roster now. */
export async function findOnRoster(
  db: Queryable,
  { teamId, memberIds }: { readonly teamId: string; readonly memberIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('team_id', '=', teamId)
    .where(sql<boolean>`id = any(${[...memberIds]}::uuid[])`)
    .where('left_at', 'is', null)
    .where('archived_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type NewMember = InsertObject<DB, 'members'> & { readonly team_id: string }

export async function insertMembers(tx: Transaction, members: readonly NewMember[]): Promise<void> {
  for (let from = 0; from < members.length; from += 500)
    await tx
      .insertInto('members')
      .values(members.slice(from, from + 500))
      .execute()
  for (const teamId of new Set(members.map((member) => member.team_id)))
    await requireRoomForMembers(tx, teamId)
}

/** Saves the change and increments the version. */
export async function saveMember(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
  change: Updateable<Members>,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      ...change,
      version: sql`version + 1`,
      updated_at: sql`now()`,
      ...(endsRights(change) && { admin_until: adminUntil }),
    })
    .where('team_id', '=', teamId)
    .where('id', '=', memberId)
    .execute()
}

function endsRights({ is_admin, left_at, archived_at }: Updateable<Members>): boolean {
  return is_admin === false || left_at instanceof Date || archived_at instanceof Date
}

/** When the member last stopped being an admin. */
const adminUntil = sql<Date | null>`case
  when is_admin and left_at is null and archived_at is null then now() else admin_until end`

/** Maps form fields to table columns. */
export function memberColumnsOf(fields: Omit<MemberChange, 'custom'>): Updateable<Members> {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    nickname: fields.nickname,
    email: fields.email,
    phone: fields.phone,
    date_of_birth: fields.dateOfBirth,
    gender: fields.gender,
    address: fields.address,
    position: fields.position,
    jersey_number: fields.jerseyNumber,
    licence_number: fields.licenceNumber,
    dominant_side: fields.dominantSide,
    shirt_size: fields.shirtSize,
    shorts_size: fields.shortsSize,
    shoe_size: fields.shoeSize,
    notes: fields.notes,
    role: fields.role,
    ...columnsOfAccess(fields.access),
  }
}

/** The stored values of the form's fields, for comparing with what the sender saw. */
export function memberFieldsOf(
  row: MemberRecord,
): Record<Exclude<keyof MemberChange, 'custom'>, unknown> {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    nickname: row.nickname,
    email: row.email,
    phone: row.phone,
    dateOfBirth: row.date_of_birth,
    gender: row.gender,
    address: row.address,
    position: row.position,
    jerseyNumber: row.jersey_number,
    licenceNumber: row.licence_number,
    dominantSide: row.dominant_side,
    shirtSize: row.shirt_size,
    shortsSize: row.shorts_size,
    shoeSize: row.shoe_size,
    notes: row.notes,
    role: row.role,
    access: accessOfRow(row),
  }
}

export function accessOfRow(row: AccessRow): Access[] {
  return accessOf({
    isCoach: row.is_coach,
    isTreasurer: row.is_treasurer,
    isAdmin: row.is_admin,
  })
}

function columnsOfAccess(access: readonly Access[] | undefined) {
  if (access === undefined) return {}
  const { isCoach, isTreasurer, isAdmin } = toAccessFlags(access)
  return { is_coach: isCoach, is_treasurer: isTreasurer, is_admin: isAdmin }
}

interface AccessRow {
  readonly is_coach: boolean
  readonly is_treasurer: boolean
  readonly is_admin: boolean
}

export interface TeamPlace {
  readonly country: string
  readonly time_zone: string
  readonly language: string
  readonly age_group: string | null
}

/** The team's place: its time zone decides the day, its country how numbers are read. */
export async function requireTeamPlace(db: Queryable, teamId: string): Promise<TeamPlace> {
  const team = await db
    .selectFrom('teams as team')
    .leftJoin('clubs as club', 'club.id', 'team.club_id')
    .select(['team.time_zone', 'team.language', 'team.age_group'])
    .select((select) => select.fn.coalesce('club.country', 'team.country').as('country'))
    .where('team.id', '=', teamId)
    .executeTakeFirst()
  if (team === undefined) throw new AppError('not_found')
  return team
}
