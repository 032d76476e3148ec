import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { clubRoles } from '@touchline/domain/teams/club-roles'
import { sql, type InsertObject, type Selectable, type UpdateObject } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Clubs, DB } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  clubFeatureColumns,
  featuresOffIn,
  type FeatureRow,
} from '#server/platform/features/queries.ts'
import { hasRole } from '#server/teams/queries/club-roles.ts'

export type ClubRow = Selectable<Clubs>

export interface ClubKey {
  readonly accountId: string
  readonly clubId: string
}

const notFound = (): AppError => new AppError('not_found')

/**
 * The account's roles in an active club; throws not_found without one, and `club_suspended` if an
 * operator suspended it.
 */
export async function requireClubActor(db: Queryable, key: ClubKey): Promise<ClubActor> {
  const found = await sql<FeatureRow & { roles: string[]; suspended_at: Date | null }>`
    select held.roles, club.suspended_at, ${clubFeatureColumns}
    from club_roles as held join clubs as club on club.id = held.club_id
    where held.club_id = ${key.clubId} and held.account_id = ${key.accountId}
      and club.deleted_at is null`.execute(db)
  const [held] = found.rows
  if (held === undefined) throw notFound()
  if (held.suspended_at !== null) throw new AppError('club_suspended')
  const roles = clubRoles.filter((role) => held.roles.includes(role))
  return { ...key, roles, featuresOff: featuresOffIn(held) }
}

export async function addClub(tx: Transaction, club: InsertObject<DB, 'clubs'>): Promise<void> {
  await tx.insertInto('clubs').values(club).execute()
}

export async function requireClub(db: Queryable, clubId: string): Promise<ClubRow> {
  const club = await findClub(db, clubId)
  if (club === undefined) throw notFound()
  return club
}

export async function findClub(db: Queryable, clubId: string): Promise<ClubRow | undefined> {
  return db
    .selectFrom('clubs')
    .selectAll()
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Locks an existing club until the command ends. */
export async function lockClub(tx: Transaction, clubId: string): Promise<ClubRow> {
  return tx
    .selectFrom('clubs')
    .selectAll()
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

/** Like `lockClub`, also for a deleted or suspended club; for operators. */
export async function lockAnyClub(tx: Transaction, clubId: string): Promise<ClubRow> {
  return tx
    .selectFrom('clubs')
    .selectAll()
    .where('id', '=', clubId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

export async function saveClub(
  tx: Transaction,
  clubId: string,
  change: UpdateObject<DB, 'clubs'>,
): Promise<ClubRow> {
  return tx
    .updateTable('clubs')
    .set(change)
    .where('id', '=', clubId)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)
}

/** A deleted club that the account managed and can still restore. */
export async function lockDeletedClub(
  tx: Transaction,
  key: ClubKey & { readonly since: Date },
): Promise<void> {
  const found = await sql`
    select 1 from clubs as club
    join club_roles as held
      on held.club_id = club.id and held.account_id = ${key.accountId} and ${hasRole('held', 'manager')}
    where club.id = ${key.clubId} and club.deleted_at > ${key.since}
    for update of club`.execute(tx)
  if (found.rows.length === 0) throw notFound()
}

/** All accounts in the club's teams, whose lists change with the club. */
export async function accountsOfClub(db: Queryable, clubId: string): Promise<readonly string[]> {
  const found = await sql<{ account_id: string }>`
    select person.account_id from members as person join teams as team on team.id = person.team_id
    where team.club_id = ${clubId} and person.account_id is not null and person.left_at is null
    union
    select guardian.account_id from guardians as guardian join teams as team on team.id = guardian.team_id
    where team.club_id = ${clubId} and guardian.account_id is not null
    union
    select account_id from club_roles where club_id = ${clubId}`.execute(db)
  return found.rows.map((row) => row.account_id)
}

/** The teams of a club by id, deleted ones too. */
export async function teamsOfClub(db: Queryable, clubId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('teams').select('id').where('club_id', '=', clubId).execute()
  return rows.map(({ id }) => id)
}
