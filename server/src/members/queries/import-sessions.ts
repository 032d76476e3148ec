import type { ImportProgress } from '@touchline/contract/members/shapes/import'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/** Owned by one account in one team or club. */
export interface SessionKey {
  readonly importSessionId: string
  readonly ownerId: string
  readonly accountId: string
}

export interface UploadedList {
  readonly fileName: string
  readonly content: Uint8Array
}

/** Sessions per account; a new one replaces the oldest. */
const maxSessions = 3

export type ImportSessions = ReturnType<typeof importSessionsIn>

/** Stores uploaded lists until they are confirmed; teams and clubs have a table each. */
export function importSessionsIn({ table, owner }: { table: string; owner: string }) {
  const [sessions, ownerColumn] = [sql.table(table), sql.ref(owner)]
  const isIt = ({ importSessionId, ownerId, accountId }: SessionKey) =>
    sql`${ownerColumn} = ${ownerId} and id = ${importSessionId} and account_id = ${accountId}`

  return {
    async insert(
      db: Queryable,
      { importSessionId, ownerId, accountId }: SessionKey,
      { fileName, content, now }: UploadedList & { readonly now: Date },
    ): Promise<void> {
      await sql`
        insert into ${sessions} (id, ${ownerColumn}, account_id, file_name, content, created_at)
        values (${importSessionId}, ${ownerId}, ${accountId}, ${fileName}, ${Buffer.from(content)}, ${now})
      `.execute(db)
      await sql`
        delete from ${sessions} where account_id = ${accountId} and id not in (
          select id from ${sessions} where account_id = ${accountId}
          order by created_at desc, id desc limit ${maxSessions})`.execute(db)
    },

    async find(db: Queryable, key: SessionKey): Promise<UploadedList | undefined> {
      const found = await sql<UploadedList>`
        select file_name as "fileName", content from ${sessions} where ${isIt(key)}`.execute(db)
      return found.rows[0]
    },

    /** Returns false if another confirmation was first. */
    async remove(db: Queryable, key: SessionKey): Promise<boolean> {
      const gone = await sql`delete from ${sessions} where ${isIt(key)}`.execute(db)
      return gone.numAffectedRows === 1n
    },

    /** Runs outside the import's transaction, so that it is visible before the commit. */
    async saveProgress(
      db: Queryable,
      key: SessionKey,
      { done, total }: ImportProgress,
    ): Promise<void> {
      await sql`update ${sessions} set done = ${done}, total = ${total} where ${isIt(key)}`.execute(
        db,
      )
    },

    async findProgress(db: Queryable, key: SessionKey): Promise<ImportProgress | undefined> {
      const found = await sql<ImportProgress>`
        select done, total from ${sessions} where ${isIt(key)} and total > 0`.execute(db)
      return found.rows[0]
    },

    async forget(db: Queryable, before: Date): Promise<void> {
      await sql`delete from ${sessions} where created_at < ${before}`.execute(db)
    },
  }
}

export const teamSessions = importSessionsIn({ table: 'import_sessions', owner: 'team_id' })

export const clubSessions = importSessionsIn({ table: 'club_import_sessions', owner: 'club_id' })
