import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { ClubKey } from '../queries.ts'

export interface ManagerRow {
  readonly account_id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly avatar_file_id: string | null
  readonly created_at: Date
}

export async function findManagers(db: Queryable, clubId: string): Promise<readonly ManagerRow[]> {
  return db
    .selectFrom('club_managers as manager')
    .innerJoin('accounts as account', 'account.id', 'manager.account_id')
    .select([
      'manager.account_id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.avatar_file_id',
      'manager.created_at',
    ])
    .where('manager.club_id', '=', clubId)
    .orderBy('manager.created_at')
    .orderBy('manager.account_id')
    .limit(200)
    .execute()
}

export async function addManager(
  tx: Transaction,
  { clubId, accountId, madeBy }: ClubKey & { readonly madeBy: string },
): Promise<void> {
  await tx
    .insertInto('club_managers')
    .values({ club_id: clubId, account_id: accountId, created_by: madeBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeManager(tx: Transaction, key: ClubKey): Promise<void> {
  const removed = await tx
    .deleteFrom('club_managers')
    .where('club_id', '=', key.clubId)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) throw new AppError('not_found')
  await keepFormer(tx, key)
}

/** For a while they hear of where the money goes. */
async function keepFormer(tx: Transaction, { clubId, accountId }: ClubKey): Promise<void> {
  await sql`
    insert into former_club_managers (club_id, account_id, until) values (${clubId}, ${accountId}, now())
    on conflict (club_id, account_id) do update set until = excluded.until`.execute(tx)
}

export async function isManager(db: Queryable, { clubId, accountId }: ClubKey): Promise<boolean> {
  const row = await db
    .selectFrom('club_managers')
    .select('account_id')
    .where('club_id', '=', clubId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** True for somebody who has joined one of the club's teams: only they can be made a manager. */
export async function isInClub(db: Queryable, key: ClubKey): Promise<boolean> {
  const found = await sql`
    select 1 from members as person join teams as team on team.id = person.team_id
    where team.club_id = ${key.clubId} and team.deleted_at is null
      and person.account_id = ${key.accountId}
      and person.left_at is null and person.archived_at is null
    limit 1`.execute(db)
  return found.rows.length === 1
}
