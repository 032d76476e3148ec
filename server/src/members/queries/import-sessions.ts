import type { ImportProgress } from '@touchline/contract/members/shapes/import'

import type { Database, Queryable, Transaction } from '#server/platform/database/database.ts'

/** Of one account in one team. */
export interface SessionKey {
  readonly importSessionId: string
  readonly teamId: string
  readonly accountId: string
}

export interface UploadedList {
  readonly fileName: string
  readonly content: Uint8Array
}

/** As many lists as somebody has under way; the oldest give way. */
const maxSessions = 3

export async function insertSession(
  database: Database,
  { importSessionId, teamId, accountId }: SessionKey,
  { fileName, content, now }: UploadedList & { readonly now: Date },
): Promise<void> {
  await database
    .insertInto('import_sessions')
    .values({
      id: importSessionId,
      team_id: teamId,
      account_id: accountId,
      file_name: fileName,
      content: Buffer.from(content),
      created_at: now,
    })
    .execute()
  await database
    .deleteFrom('import_sessions')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (sessions) =>
      sessions
        .selectFrom('import_sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxSessions),
    )
    .execute()
}

export async function findUploadedList(
  db: Queryable,
  { importSessionId, teamId, accountId }: SessionKey,
): Promise<UploadedList | undefined> {
  return db
    .selectFrom('import_sessions')
    .select(['file_name as fileName', 'content'])
    .where('team_id', '=', teamId)
    .where('id', '=', importSessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** False when another confirmation was first. */
export async function removeSession(
  tx: Transaction,
  { importSessionId, teamId, accountId }: SessionKey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('import_sessions')
    .where('team_id', '=', teamId)
    .where('id', '=', importSessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Written outside the import's transaction, or it would be seen only afterwards. */
export async function saveProgress(
  database: Database,
  { importSessionId, teamId, accountId }: SessionKey,
  { done, total }: ImportProgress,
): Promise<void> {
  await database
    .updateTable('import_sessions')
    .set({ done, total })
    .where('team_id', '=', teamId)
    .where('id', '=', importSessionId)
    .where('account_id', '=', accountId)
    .execute()
}

export async function findProgress(
  db: Queryable,
  { importSessionId, teamId, accountId }: SessionKey,
): Promise<ImportProgress | undefined> {
  return db
    .selectFrom('import_sessions')
    .select(['done', 'total'])
    .where('team_id', '=', teamId)
    .where('id', '=', importSessionId)
    .where('account_id', '=', accountId)
    .where('total', '>', 0)
    .executeTakeFirst()
}

export async function forgetSessions(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('import_sessions').where('created_at', '<', before).execute()
}
