import { clubRoles, type ClubRole } from '@touchline/domain/teams/club-roles'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { hasRole } from '#server/teams/queries/club-roles.ts'

import type { ClubKey } from '../queries.ts'

export interface RoleHolderRow {
  readonly account_id: string
  readonly roles: readonly ClubRole[]
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly avatar_file_id: string | null
  readonly created_at: Date
}

/** Everyone with a role in the club, managers first. */
export async function findRoleHolders(
  db: Queryable,
  clubId: string,
): Promise<readonly RoleHolderRow[]> {
  const rows = await db
    .selectFrom('club_roles as held')
    .innerJoin('accounts as account', 'account.id', 'held.account_id')
    .select([
      'held.account_id',
      'held.roles',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.avatar_file_id',
      'held.created_at',
    ])
    .where('held.club_id', '=', clubId)
    .orderBy(hasRole('held', 'manager'), 'desc')
    .orderBy('held.created_at')
    .orderBy('held.account_id')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, roles: rolesIn(row.roles) }))
}

export async function findManagers(
  db: Queryable,
  clubId: string,
): Promise<readonly RoleHolderRow[]> {
  return (await findRoleHolders(db, clubId)).filter(({ roles }) => roles.includes('manager'))
}

/** An account's roles in a club, even deleted; empty without any. */
export async function findRoles(db: Queryable, key: ClubKey): Promise<readonly ClubRole[]> {
  const row = await db
    .selectFrom('club_roles')
    .select('roles')
    .where('club_id', '=', key.clubId)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  return rolesIn(row?.roles ?? [])
}

interface NewRoles extends ClubKey {
  readonly roles: readonly ClubRole[]
  readonly givenBy: string
}

/** Replaces an account's roles; without any, deletes its row. */
export async function saveRoles(
  tx: Transaction,
  { clubId, accountId, roles, givenBy }: NewRoles,
): Promise<void> {
  const before = await findRoles(tx, { clubId, accountId })
  if (sawPayouts(before) && !sawPayouts(roles)) await keepFormer(tx, { clubId, accountId })
  if (roles.length === 0) {
    await tx
      .deleteFrom('club_roles')
      .where('club_id', '=', clubId)
      .where('account_id', '=', accountId)
      .execute()
    return
  }
  const kept = clubRoles.filter((role) => roles.includes(role))
  await tx
    .insertInto('club_roles')
    .values({ club_id: clubId, account_id: accountId, roles: kept, created_by: givenBy })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'account_id']).doUpdateSet({ roles: kept }),
    )
    .execute()
}

function sawPayouts(roles: readonly ClubRole[]): boolean {
  return roles.includes('manager') || roles.includes('treasurer')
}

/** Former managers are notified of payout changes for a while. */
async function keepFormer(tx: Transaction, { clubId, accountId }: ClubKey): Promise<void> {
  await sql`
    insert into former_club_roles (club_id, account_id, until) values (${clubId}, ${accountId}, now())
    on conflict (club_id, account_id) do update set until = excluded.until`.execute(tx)
}

/** Roles as they are stored, in the order of the screens. */
export function rolesIn(stored: readonly string[]): readonly ClubRole[] {
  return clubRoles.filter((role) => stored.includes(role))
}

/** True for an account in one of the club's teams: others are invited by email. */
export async function isInClub(db: Queryable, key: ClubKey): Promise<boolean> {
  const found = await sql`
    select 1 from members as person join teams as team on team.id = person.team_id
    where team.club_id = ${key.clubId} and team.deleted_at is null
      and person.account_id = ${key.accountId}
      and person.left_at is null and person.archived_at is null
    limit 1`.execute(db)
  return found.rows.length === 1
}
