import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** The job that makes an export. */
export const exportJob = 'privacy.export'

export interface ExportRow {
  readonly id: string
  readonly accountId: string
  /** The child it is about; null for the account. */
  readonly teamId: string | null
  readonly memberId: string | null
  /** The club, for an operator's export. */
  readonly clubId: string | null
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly progress: number
  readonly bytes: number | null
  readonly askedAt: Date
  readonly expiresAt: Date
}

const columns = sql`
  id, account_id as "accountId", team_id as "teamId", member_id as "memberId", club_id as "clubId", state, progress, bytes, requested_at as "askedAt",
  expires_at as "expiresAt"`

export async function addExport(
  tx: Transaction,
  one: Omit<ExportRow, 'state' | 'progress' | 'bytes'>,
): Promise<ExportRow> {
  const added = await sql<ExportRow>`
    insert into account_exports (id, account_id, team_id, member_id, club_id, requested_at, expires_at)
    values (${one.id}, ${one.accountId}, ${one.teamId}, ${one.memberId}, ${one.clubId},
      ${one.askedAt}, ${one.expiresAt})
    returning ${columns}`.execute(tx)
  const [row] = added.rows
  if (row === undefined) throw new Error('an export was not stored')
  return row
}

/** The exports of an account that are still kept, newest first. */
export async function findExports(
  db: Queryable,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<readonly ExportRow[]> {
  const found = await sql<ExportRow>`
    select ${columns} from account_exports
    where account_id = ${accountId} and expires_at > ${now}
    order by requested_at desc, id desc limit 50`.execute(db)
  return found.rows
}

/** The newest export of each of these clubs that is still kept, whichever operator asked. */
export async function findClubExports(
  db: Queryable,
  { clubIds, now }: { readonly clubIds: readonly string[]; readonly now: Date },
): Promise<readonly ExportRow[]> {
  const found = await sql<ExportRow>`
    select distinct on (club_id) ${columns} from account_exports
    where club_id = any(${[...clubIds]}::uuid[]) and expires_at > ${now}
    order by club_id, requested_at desc, id desc`.execute(db)
  return found.rows
}

export async function findExport(db: Queryable, id: string): Promise<ExportRow | undefined> {
  const found = await sql<ExportRow>`
    select ${columns} from account_exports where id = ${id}`.execute(db)
  return found.rows[0]
}

export async function saveProgress(db: Queryable, id: string, progress: number): Promise<void> {
  await sql`
    update account_exports set progress = ${progress}
    where id = ${id} and state = 'waiting'`.execute(db)
}

/** False when the account or the export has gone meanwhile. */
export async function markReady(
  tx: Transaction,
  { id, bytes, at }: { readonly id: string; readonly bytes: number; readonly at: Date },
): Promise<boolean> {
  const marked = await sql`
    update account_exports set state = 'ready', progress = 100, bytes = ${bytes}, ready_at = ${at}
    where id = ${id} and state = 'waiting'`.execute(tx)
  return marked.numAffectedRows === 1n
}

/** False if its state has changed meanwhile. */
export async function markFailed(tx: Transaction, id: string): Promise<boolean> {
  const marked = await sql`
    update account_exports set state = 'failed' where id = ${id} and state = 'waiting'`.execute(tx)
  return marked.numAffectedRows === 1n
}

export async function findExpiredExports(db: Queryable, now: Date): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select id from account_exports where expires_at <= ${now} limit 500`.execute(db)
  return found.rows.map(({ id }) => id)
}

export async function forgetExport(db: Queryable, id: string): Promise<void> {
  await sql`delete from account_exports where id = ${id}`.execute(db)
}
