import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { hasRole } from './club-roles.ts'

export interface RowKey {
  readonly teamId: string
  readonly memberId: string
}

/** The columns of a roster row that decide whether the team still has an admin. */
export interface RunningRow {
  readonly id: string
  readonly team_id: string
  readonly account_id: string | null
  readonly is_admin: boolean
  readonly archived_at: Date | null
}

/** Locks a current roster row until the command ends, or throws not_found. */
export async function lockRunningRow(
  tx: Transaction,
  { teamId, memberId }: RowKey,
): Promise<RunningRow> {
  return tx
    .selectFrom('members')
    .select(['id', 'team_id', 'account_id', 'is_admin', 'archived_at'])
    .where('team_id', '=', teamId)
    .where('id', '=', memberId)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
}

/** Counts the other admins who can sign in, and the club's managers. */
export async function countOtherAdmins(
  tx: Transaction,
  { teamId, memberId }: RowKey,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select (select count(*) from members
            where team_id = ${teamId} and id <> ${memberId} and is_admin
              and account_id is not null and left_at is null and archived_at is null)
         + (select count(*) from club_roles as held
            join teams as team on team.club_id = held.club_id
            where team.id = ${teamId} and ${hasRole('held', 'manager')}) as count`.execute(tx)
  return found.rows[0]?.count ?? 0
}

/** Accounts of the member's parents. */
export async function findParentAccounts(
  db: Queryable,
  { teamId, memberId }: RowKey,
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select distinct g.account_id as id from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${teamId} and care.member_id = ${memberId} and g.account_id is not null`.execute(
    db,
  )
  return found.rows.map(({ id }) => id)
}

/** Removes account and permissions from the roster row, which stays for history under its name. */
export async function leaveRoster(
  tx: Transaction,
  { teamId, memberId, at }: RowKey & { readonly at: Date },
): Promise<void> {
  await sql`
    update members set left_at = ${at}, is_admin = false, is_coach = false, is_treasurer = false, version = version + 1, updated_at = ${at},
      admin_until = case when is_admin and archived_at is null then ${at}::timestamptz else admin_until end
    where team_id = ${teamId} and id = ${memberId}`.execute(tx)
}

/** Removes the account from a guardian, who stays the child's contact. */
export async function unlinkGuardian(
  tx: Transaction,
  { teamId, accountId, at }: { teamId: string; accountId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('guardians')
    .set({ account_id: null, updated_at: at })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute()
}
