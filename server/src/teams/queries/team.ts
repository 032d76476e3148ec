import { sql, type Insertable, type InsertObject, type Selectable, type UpdateObject } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { DB, Members, Seasons, Teams } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireRoomForMembers } from '#server/platform/limits/room.ts'

import { hasRole } from './club-roles.ts'

export type TeamRow = Selectable<Teams>

/** Returns false if code or secret was taken; the caller then generates new ones. */
export async function addTeam(tx: Transaction, team: InsertObject<DB, 'teams'>): Promise<boolean> {
  const added = await tx
    .insertInto('teams')
    .values(team)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Inserts the first member and season of a new team. */
export async function addFirstRows(
  tx: Transaction,
  rows: {
    readonly member: Insertable<Members> | undefined
    readonly season: Insertable<Seasons>
  },
): Promise<void> {
  if (rows.member !== undefined) {
    await tx.insertInto('members').values(rows.member).execute()
    await requireRoomForMembers(tx, rows.member.team_id)
  }
  await tx.insertInto('seasons').values(rows.season).execute()
}

export async function requireTeam(db: Queryable, teamId: string): Promise<TeamRow> {
  return db
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', teamId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
}

/** Locks an existing team until the command ends, or throws not_found. */
export async function lockTeam(tx: Transaction, teamId: string): Promise<TeamRow> {
  return tx
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', teamId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
}

export async function saveTeam(
  tx: Transaction,
  teamId: string,
  change: UpdateObject<DB, 'teams'>,
): Promise<void> {
  await tx.updateTable('teams').set(change).where('id', '=', teamId).execute()
}

/** A deleted team that the account administered and can still restore. */
export async function findDeletedTeam(
  tx: Transaction,
  key: { readonly accountId: string; readonly teamId: string; readonly since: Date },
): Promise<{ readonly name: string } | undefined> {
  const found = await sql<{ name: string }>`
    select team.name from teams as team
    left join clubs as club on club.id = team.club_id
    where team.id = ${key.teamId} and team.deleted_at > ${key.since} and club.deleted_at is null
      and (exists (select 1 from members as own
                   where own.team_id = team.id and own.account_id = ${key.accountId}
                     and own.is_admin and own.left_at is null and own.archived_at is null)
        or exists (select 1 from club_roles as held
                   where held.club_id = team.club_id and held.account_id = ${key.accountId}
                     and ${hasRole('held', 'manager')}))
    for update of team`.execute(tx)
  return found.rows[0]
}

/** All accounts with access to the team, whose lists of teams change with it. */
export async function accountsOfTeam(db: Queryable, teamId: string): Promise<readonly string[]> {
  const found = await sql<{ account_id: string }>`
    select account_id from members
    where team_id = ${teamId} and account_id is not null and left_at is null
    union
    select account_id from guardians where team_id = ${teamId} and account_id is not null
    union
    select held.account_id from club_roles as held
    join teams as team on team.club_id = held.club_id
    where team.id = ${teamId}`.execute(db)
  return found.rows.map((row) => row.account_id)
}

export async function setMute(
  tx: Transaction,
  { teamId, accountId, isMuted }: { teamId: string; accountId: string; isMuted: boolean },
): Promise<void> {
  if (isMuted)
    await tx
      .insertInto('team_mutes')
      .values({ team_id: teamId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await tx
      .deleteFrom('team_mutes')
      .where('team_id', '=', teamId)
      .where('account_id', '=', accountId)
      .execute()
}
