import type { ImportProgress } from '@touchline/contract/members/shapes/import'

import type { Database, Queryable } from '#server/platform/database/database.ts'

export interface ProgressKey {
  readonly progressId: string
  readonly teamId: string
  readonly accountId: string
}

/** Written outside the import's transaction, or nobody would see it; an id of somebody else's stays theirs. */
export async function saveProgress(
  database: Database,
  { progressId, teamId, accountId }: ProgressKey,
  { done, total, now }: ImportProgress & { readonly now: Date },
): Promise<void> {
  const counted = { done, total, updated_at: now }
  await database
    .insertInto('import_progress')
    .values({ id: progressId, team_id: teamId, account_id: accountId, ...counted })
    .onConflict((known) =>
      known
        .columns(['team_id', 'id'])
        .doUpdateSet(counted)
        .where('import_progress.team_id', '=', teamId)
        .where('import_progress.account_id', '=', accountId),
    )
    .execute()
}

export async function findProgress(
  db: Queryable,
  { progressId, teamId, accountId }: ProgressKey,
): Promise<ImportProgress | undefined> {
  return db
    .selectFrom('import_progress')
    .select(['done', 'total'])
    .where('team_id', '=', teamId)
    .where('id', '=', progressId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function removeProgress(
  database: Database,
  { progressId, teamId, accountId }: ProgressKey,
): Promise<void> {
  await database
    .deleteFrom('import_progress')
    .where('team_id', '=', teamId)
    .where('id', '=', progressId)
    .where('account_id', '=', accountId)
    .execute()
}

/** Rows of imports whose server went away before it could remove them. */
export async function forgetProgress(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('import_progress').where('updated_at', '<', before).execute()
}
