import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { sql, type InsertObject, type Selectable, type UpdateObject } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Clubs, DB } from '#server/platform/database/schema.generated.ts'

export type ClubRow = Selectable<Clubs>

export interface ClubKey {
  readonly accountId: string
  readonly clubId: string
}

const notFound = (): AppError => new AppError('not_found')

/** A manager of a living club; for everybody else the club is not found. */
export async function requireClubActor(db: Queryable, key: ClubKey): Promise<ClubActor> {
  await db
    .selectFrom('club_managers as manager')
    .innerJoin('clubs as club', 'club.id', 'manager.club_id')
    .select('manager.club_id')
    .where('manager.club_id', '=', key.clubId)
    .where('manager.account_id', '=', key.accountId)
    .where('club.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return { ...key, isManager: true }
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

/** The club, locked until the command ends. */
export async function lockClub(tx: Transaction, clubId: string): Promise<ClubRow> {
  return tx
    .selectFrom('clubs')
    .selectAll()
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
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

/** A deleted club the account managed and may still bring back. */
export async function lockDeletedClub(
  tx: Transaction,
  key: ClubKey & { readonly since: Date },
): Promise<void> {
  const found = await sql`
    select 1 from clubs as club
    join club_managers as manager
      on manager.club_id = club.id and manager.account_id = ${key.accountId}
    where club.id = ${key.clubId} and club.deleted_at > ${key.since}
    for update of club`.execute(tx)
  if (found.rows.length === 0) throw notFound()
}

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
    .values({ club_id: clubId, account_id: accountId, made_by: madeBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeManager(tx: Transaction, key: ClubKey): Promise<void> {
  const removed = await tx
    .deleteFrom('club_managers')
    .where('club_id', '=', key.clubId)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) throw notFound()
  await keepFormer(tx, key)
}

/** For a while they hear of where the money goes; nobody needs to know for longer that they were one. */
async function keepFormer(tx: Transaction, { clubId, accountId }: ClubKey): Promise<void> {
  await sql`delete from former_club_managers where until < now() - interval '14 days'`.execute(tx)
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

/** Everybody in the club's teams: their lists change when the club comes or goes. */
export async function accountsOfClub(db: Queryable, clubId: string): Promise<readonly string[]> {
  const found = await sql<{ account_id: string }>`
    select person.account_id from members as person join teams as team on team.id = person.team_id
    where team.club_id = ${clubId} and person.account_id is not null and person.left_at is null
    union
    select guardian.account_id from guardians as guardian join teams as team on team.id = guardian.team_id
    where team.club_id = ${clubId} and guardian.account_id is not null
    union
    select account_id from club_managers where club_id = ${clubId}`.execute(db)
  return found.rows.map((row) => row.account_id)
}

/** The teams of a club by id, deleted ones too. */
export async function teamsOfClub(db: Queryable, clubId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('teams').select('id').where('club_id', '=', clubId).execute()
  return rows.map(({ id }) => id)
}

/** The slowest bank has told by then; of what is still open nobody will hear any more. */
const daysOnTheWay = 30

/**
 * Whether a payment to one of these teams was ordered and has not arrived, or a refund has not left: who deletes
 * the team then would never learn what became of it.
 */
export async function isMoneyOnItsWay(
  db: Queryable,
  {
    clubId,
    teamId,
    now,
  }: { readonly clubId?: string; readonly teamId?: string; readonly now: Date },
): Promise<boolean> {
  const since = sql`${now}::timestamptz - make_interval(days => ${daysOnTheWay})`
  const found = await sql`
    select from teams as team
    where (team.id = ${teamId ?? null} or team.club_id = ${clubId ?? null}) and team.deleted_at is null and (
      exists (select from bill_checkouts as page
        where page.team_id = team.id and page.state = 'waiting' and page.created_at > ${since})
      or exists (select from bill_refunds as refund
        where refund.team_id = team.id and refund.state = 'waiting' and refund.made_at > ${since}))
    limit 1`.execute(db)
  return found.rows.length > 0
}
