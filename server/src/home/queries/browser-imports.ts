import type { BrowserImport } from '@touchline/contract/home/shapes/browser-import'
import { undoableDays } from '@touchline/domain/home/browser-import/saved'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

const dayLength = 86_400_000

export interface ImportKey {
  readonly accountId: string
  readonly importId: string
}

export async function addImport(
  tx: Transaction,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('browser_imports')
    .values({ id, account_id: accountId, created_at: now })
    .execute()
}

interface Made {
  readonly importId: string
  readonly browserKey: string
}

export async function addMadeTeam(
  tx: Transaction,
  { teamId, importId, browserKey }: Made & { readonly teamId: string },
): Promise<void> {
  await tx
    .insertInto('browser_import_teams')
    .values({ team_id: teamId, import_id: importId, browser_key: browserKey })
    .execute()
}

export async function addMadeClub(
  tx: Transaction,
  { clubId, importId, browserKey }: Made & { readonly clubId: string },
): Promise<void> {
  await tx
    .insertInto('browser_import_clubs')
    .values({ club_id: clubId, import_id: importId, browser_key: browserKey })
    .execute()
}

interface ImportRow {
  readonly id: string
  readonly created_at: Date
  readonly undone_at: Date | null
}

/** The latest goes of an account, with what they made. */
export async function listImports(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<BrowserImport[]> {
  const rows = await db
    .selectFrom('browser_imports')
    .select(['id', 'created_at', 'undone_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const shown: BrowserImport[] = []
  for (const row of rows) shown.push(await importOf(db, row, now))
  return shown
}

export async function requireImport(
  db: Queryable,
  { accountId, importId }: ImportKey,
  now: Date,
): Promise<BrowserImport> {
  const row = await importRow(db, { accountId, importId }).executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return importOf(db, row, now)
}

/** The import while it can be taken back, held until that is done. */
export async function lockUndoable(tx: Transaction, key: ImportKey, now: Date): Promise<void> {
  const row = await importRow(tx, key).forUpdate().executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  if (row.undone_at !== null) throw new AppError('already_used')
  if (!isUndoable(row, now)) throw new AppError('expired')
}

export async function markUndone(
  tx: Transaction,
  { accountId, importId }: ImportKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('browser_imports')
    .set({ undone_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', importId)
    .execute()
}

function importRow(db: Queryable, { accountId, importId }: ImportKey) {
  return db
    .selectFrom('browser_imports')
    .select(['id', 'created_at', 'undone_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', importId)
}

async function importOf(db: Queryable, row: ImportRow, now: Date): Promise<BrowserImport> {
  const until = new Date(row.created_at.getTime() + undoableDays * dayLength)
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    undoableUntil: until.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    mayUndo: isUndoable(row, now),
    clubs: await clubsOf(db, row.id),
    teams: await teamsOf(db, row.id),
  }
}

async function clubsOf(db: Queryable, importId: string): Promise<BrowserImport['clubs']> {
  const found = await sql<BrowserImport['clubs'][number]>`
    select club.id, made.browser_key as "browserKey", club.name,
      club.deleted_at is not null as "isGone"
    from browser_import_clubs as made join clubs as club on club.id = made.club_id
    where made.import_id = ${importId}
    order by lower(club.name), club.id`.execute(db)
  return found.rows
}

async function teamsOf(db: Queryable, importId: string): Promise<BrowserImport['teams']> {
  const found = await sql<BrowserImport['teams'][number]>`
    select team.id, made.browser_key as "browserKey", team.name,
      team.deleted_at is not null or club.deleted_at is not null as "isGone",
      (select count(*) from members as person
       where person.team_id = team.id and person.left_at is null) as "memberCount",
      (select count(*) from guardians as guardian
       where guardian.team_id = team.id) as "guardianCount"
    from browser_import_teams as made
    join teams as team on team.id = made.team_id
    left join clubs as club on club.id = team.club_id
    where made.import_id = ${importId}
    order by lower(team.name), team.id`.execute(db)
  return found.rows
}

function isUndoable(row: ImportRow, now: Date): boolean {
  return (
    row.undone_at === null && now.getTime() - row.created_at.getTime() < undoableDays * dayLength
  )
}
